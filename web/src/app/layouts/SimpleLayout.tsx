import type { LayoutProps } from './layout';
import styles from './layout.module.css';

/** Bare: nothing but the screen. */
export function Layout({ children }: LayoutProps) {
  return (
    <div className={styles.layout}>
      <main id="main" className={`${styles.main} ${styles.middle}`}>
        {children}
      </main>
    </div>
  );
}
