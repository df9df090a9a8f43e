import type { InputHTMLAttributes } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';

interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className' | 'prefix'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Shown before the text and not part of it, such as +852. */
  prefix?: string;
  /** On a page whose main purpose is this field, the focus starts here instead of at the heading. */
  'data-focus'?: string;
}

export function TextField({ label, hint, error, onChange, prefix, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => {
        const control = (
          <input
            type="text"
            {...input}
            {...controlProps}
            className={styles.control}
            onChange={(event) => onChange(event.target.value)}
          />
        );
        if (prefix === undefined) return control;
        return (
          <div className={styles.affixed}>
            <span className={styles.affix}>{prefix}</span>
            {control}
          </div>
        );
      }}
    </Field>
  );
}
