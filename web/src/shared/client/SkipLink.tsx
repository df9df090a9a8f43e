import { useKitTexts } from '@/shared/hooks/useKitTexts';
import styles from './SkipLink.module.css';

/** The first link of a page, which leads past its menu. */
export function SkipLink() {
  const { skipToContent } = useKitTexts('application');
  return (
    <a className={styles.skip} href="#main">
      {skipToContent}
    </a>
  );
}
