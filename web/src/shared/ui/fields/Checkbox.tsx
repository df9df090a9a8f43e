import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  name: string;
  value?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A radio is one of several options of the same name. */
  kind?: 'checkbox' | 'radio';
  children: ReactNode;
}

/** The whole row is the click target. */
export function Checkbox({ name, value, checked, onChange, kind = 'checkbox', children }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        className={styles.box}
        type={kind}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
