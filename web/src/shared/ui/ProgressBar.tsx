import { useEffect, useState } from 'react';
import { useStore } from '../hooks/useStore';
import { progressThrottle } from '../lib/constants';
import type { Store } from '../lib/store';
import styles from './ProgressBar.module.css';

/** A thin bar at the top while another page loads; it fills over five seconds and then waits. */
export function ProgressBar({ isLoading, label }: { isLoading: Store<boolean>; label: string }) {
  const isRunning = useStore(isLoading);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlow(true), progressThrottle);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isRunning && isSlow ? (
    <div className={styles.bar} role="progressbar" aria-live="polite" aria-label={label} />
  ) : null;
}
