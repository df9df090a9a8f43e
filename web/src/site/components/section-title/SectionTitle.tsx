import hidden from '@/shared/ui/hidden.module.css';
import { Icon } from '@/shared/ui/Icon';
import { useTexts } from '@/site/page/useTexts';
import styles from './SectionTitle.module.css';

/** A section's heading, with a link to more at the other end of the line. */
export function SectionTitle({ title, more }: { title: string; more?: string }) {
  const texts = useTexts('common');
  return (
    <div className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      {more !== undefined && (
        <a className={styles.more} href={more}>
          <span aria-hidden="true">{texts.more}</span>
          <span className={hidden.hidden}>{texts.moreOf(title)}</span>
          <Icon name="chevronRight" size={18} />
        </a>
      )}
    </div>
  );
}
