import { useStore } from '../../../../shared/hooks/every-page/useStore';
import type { Store } from '../../../../shared/lib/every-page/store';
import { useTexts } from '../../../page/every-page/useTexts';
import styles from './ProgressBar.module.css';

/** A thin bar at the top during a navigation; it fills over five seconds and then waits. */
export function ProgressBar({ running }: { running: Store<boolean> }) {
  const texts = useTexts('common');
  return useStore(running) ? (
    <div className={styles.bar} role="progressbar" aria-live="polite" aria-label={texts.loading} />
  ) : null;
}
