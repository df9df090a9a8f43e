import type { ReactNode } from 'react';
import styles from './ChoiceChip.module.css';

interface ChoiceChipProps {
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A radio is one of several options of the same name. */
  kind?: 'checkbox' | 'radio';
  /** How many results the choice would have. */
  count?: string | undefined;
  children: ReactNode;
}

/** A checkbox or radio in the form of a chip: easy to hit, and many fit on a screen. */
export function ChoiceChip({
  kind = 'checkbox',
  checked,
  onChange,
  count,
  children,
  ...input
}: ChoiceChipProps) {
  return (
    <label className={`${styles.chip} ${count === '0' ? styles.empty : ''} ${checked ? styles.checked : ''}`}>
      <input
        {...input}
        className={styles.input}
        type={kind}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
