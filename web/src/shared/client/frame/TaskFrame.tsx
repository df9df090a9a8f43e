import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink';
import styles from './frame.module.css';

interface TaskFrameProps {
  logo: ReactNode;
  /** The name of the navigation. */
  menu: string;
  /** The links of the navigation. */
  links: ReactNode;
  children: ReactNode;
}

/** The frame of a page with one task in the middle. */
export function TaskFrame({ logo, menu, links, children }: TaskFrameProps) {
  return (
    <div className={styles.task}>
      <SkipLink />
      <header className={styles.bar}>
        {logo}
        <nav className={styles.end} aria-label={menu}>
          {links}
        </nav>
      </header>
      <main id="main" className={styles.narrow}>
        {children}
      </main>
    </div>
  );
}
