import { Icon } from '@/shared/ui/Icon';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import styles from './CollectionStatement.module.css';

/** Shown beside every form that asks for personal data; collapsed at first. */
export function CollectionStatement() {
  const texts = useTexts('statement');
  const link = useHref();
  return (
    <details className={styles.statement}>
      <summary className={styles.title}>
        {texts.title}
        <Icon name="chevronDown" size={18} />
      </summary>
      <div className={styles.content}>
        <p>{texts.purpose}</p>
        <p>{texts.transferees}</p>
        <p>{texts.rights}</p>
        <p className={styles.links}>
          <a href={link(paths.privacy)}>{texts.privacy}</a>
          <a href={link(paths.contactUs)}>{texts.contact}</a>
        </p>
      </div>
    </details>
  );
}
