import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './Notice.module.css';

/** A message that stays on the page: information or a problem. */
export function Notice({
  tone = 'highlight',
  children,
}: {
  tone?: 'highlight' | 'danger';
  children: ReactNode;
}) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={tone === 'danger' ? 'warning' : 'bell'} />
      <div>{children}</div>
    </div>
  );
}
