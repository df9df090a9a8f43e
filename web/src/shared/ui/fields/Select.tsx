import { Icon } from '../Icon';
import { Field } from './Field';
import styles from './Field.module.css';

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
  /** Further options under headings, after the plain ones. */
  groups?: readonly { label: string; options: readonly Option[] }[];
  onChange: (value: string) => void;
}

function entry({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

export function Select({ label, name, hint, error, value, options, groups = [], onChange }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => (
        <div className={styles.select}>
          <select
            {...controlProps}
            name={name}
            className={styles.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map(entry)}
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.options.map(entry)}
              </optgroup>
            ))}
          </select>
          <Icon name="chevronDown" />
        </div>
      )}
    </Field>
  );
}
