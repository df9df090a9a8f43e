import { Field } from './Field';
import styles from './Field.module.css';

interface TextAreaProps {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
}

export function TextArea({ label, hint, error, onChange, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => (
        <textarea
          {...area}
          {...controlProps}
          className={`${styles.control} ${styles.area}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
