import { useStore } from '@/shared/hooks/useStore';
import type { Store } from '@/shared/lib/store';
import styles from './LoadingBar.module.css';

/** Shows that the next page's script is loading, if that takes more than a moment. */
export function LoadingBar({ isLoading, label }: { isLoading: Store<boolean>; label: string }) {
  return useStore(isLoading) ? <div className={styles.bar} role="progressbar" aria-label={label} /> : null;
}
