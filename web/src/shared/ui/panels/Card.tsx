import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A panel that stands out from the background. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
