import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  text: string;
  detail?: string;
  action?: ReactNode;
  /** The level of the heading: 1 in place of a page, 2 in a part of one. */
  level?: 1 | 2;
}

/** An empty page or list: a closed shop's shutter, what is missing, and something to do next. */
export function EmptyState({ title, text, detail, action, level = 1 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} width="160" height="120" viewBox="0 0 160 120" aria-hidden="true">
        <path className={styles.awning} d="M24 36 34 14h92l10 22Z" />
        <path className={styles.stroke} d="M24 36 34 14h92l10 22M24 36h112M57 36l3-22M80 36V14m23 22-3-22" />
        <path className={styles.stroke} d="M32 36v70m96-70v70M14 106h132" />
        <path className={styles.slats} d="M40 48h80M40 58h80M40 68h80M40 78h80M40 88h80" />
        <path className={styles.stroke} d="M40 96h80v10H40ZM74 101h12" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      <p>{text}</p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
