import type { ReactNode } from 'react';
import styles from './ChoiceChip.module.css';

interface ChoiceChipProps {
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A radio is one choice among several of the same name. */
  kind?: 'checkbox' | 'radio';
  /** How much the choice would find. */
  count?: string | undefined;
  children: ReactNode;
}

/** A checkbox or a radio that looks like a chip: a thumb hits it, and many fit on a screen. */
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
