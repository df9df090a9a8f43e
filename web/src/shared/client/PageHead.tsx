import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/** A page's heading, its lead text and its main action. */
export function PageHead({ title, lead, action }: { title: string; lead?: string; action?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </header>
  );
}
