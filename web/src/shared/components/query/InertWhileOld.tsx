import type { ReactNode } from 'react';
import styles from './query.module.css';

interface InertWhileOldProps {
  isOld: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Wraps content that people decide on. While it is outdated it is pale and inert. */
export function InertWhileOld({ isOld, className = '', children }: InertWhileOldProps) {
  return (
    <div inert={isOld} className={`${className} ${isOld ? styles.old : ''}`}>
      {children}
    </div>
  );
}
