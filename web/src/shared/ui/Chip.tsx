import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipLinkProps {
  href: string;
  current?: boolean;
  children: ReactNode;
}

interface ChipLinkProps {
  href: string;
  /** Whether it leads to the current page. */
  current?: boolean;
  children: ReactNode;
}

/** One of a row of small links. */
export function ChipLink({ href, current = false, children }: ChipLinkProps) {
  return (
    <a className={styles.chip} href={href} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}

interface ChipToggleProps {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  children: ReactNode;
}

/** A choice that is on or off. */
export function ChipToggle({ pressed, onToggle, children }: ChipToggleProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={() => onToggle(!pressed)}>
      {children}
    </button>
  );
}
