import { Field } from './Field';
import styles from './Field.module.css';
import { Icon } from './Icon';

export interface Option {
  value: string;
  label: string;
}

interface SelectProps {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

export function Select({ label, name, hint, error, value, options, onChange }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.select}>
          <select
            {...ties}
            name={name}
            className={styles.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </div>
      )}
    </Field>
  );
}
