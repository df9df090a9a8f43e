import { useStore } from '../../../../shared/hooks/every-page/useStore';
import type { Store } from '../../../../shared/lib/every-page/store';
import { useTexts } from '../../../page/every-page/useTexts';
import styles from './LoadingBar.module.css';

/** Shows that the next page's script is loading, if that takes more than a moment. */
export function LoadingBar({ isLoading }: { isLoading: Store<boolean> }) {
  const { loading } = useTexts('common');
  return useStore(isLoading) ? <div className={styles.bar} role="progressbar" aria-label={loading} /> : null;
}
