import { useStore } from '@/shared/hooks/useStore';
import type { Store } from '@/shared/lib/store';
import { useTexts } from '@/site/page/useTexts';
import styles from './ProgressBar.module.css';

/** A thin bar at the top during a navigation; it fills over five seconds and then waits. */
export function ProgressBar({ running }: { running: Store<boolean> }) {
  const texts = useTexts('common');
  return useStore(running) ? (
    <div className={styles.bar} role="progressbar" aria-live="polite" aria-label={texts.loading} />
  ) : null;
}
