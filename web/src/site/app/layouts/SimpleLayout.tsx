import type { LayoutProps } from '../every-page/layouts/layout';
import styles from '../every-page/layouts/layout.module.css';

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
