import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/** The heading of a page, what it is about, and the one thing to do there. */
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
