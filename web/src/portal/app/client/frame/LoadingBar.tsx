import { useStore } from '../../../../shared/hooks/every-page/useStore';
import type { Store } from '../../../../shared/lib/every-page/store';
import { useTexts } from '../../../page/every-page/useTexts';
import styles from './LoadingBar.module.css';

/** Says that the script of another page is on its way, if that takes more than a moment. */
export function LoadingBar({ isLoading }: { isLoading: Store<boolean> }) {
  const { loading } = useTexts('common');
  return useStore(isLoading) ? <div className={styles.bar} role="progressbar" aria-label={loading} /> : null;
}
