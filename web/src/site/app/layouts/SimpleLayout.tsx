import type { LayoutProps } from './layout';
import styles from './layout.module.css';

/** Only the screen, without a frame. */
export function Layout({ children }: LayoutProps) {
  return (
    <div className={styles.layout}>
      <main id="main" className={`${styles.main} ${styles.middle}`}>
        {children}
      </main>
    </div>
  );
}
