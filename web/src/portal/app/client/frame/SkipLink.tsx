import { useTexts } from '../../../page/every-page/useTexts';
import styles from './frame.module.css';

export function SkipLink() {
  const { skipToContent } = useTexts('common');
  return (
    <a className={styles.skip} href="#main">
      {skipToContent}
    </a>
  );
}
