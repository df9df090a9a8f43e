import { Icon } from '@/shared/ui/Icon';
import type { Article } from '@/site/lib/content';
import { useTexts } from '@/site/page/useTexts';
import styles from './Contents.module.css';

const worthwhile = 4;

/** Links to the headings of a long text. */
export function Contents({ headings }: Pick<Article, 'headings'>) {
  const texts = useTexts('articleView');
  if (headings.length < worthwhile) return null;
  return (
    <details className={styles.contents}>
      <summary className={styles.summary}>
        {texts.onThisPage}
        <Icon name="chevronDown" />
      </summary>
      <nav aria-label={texts.onThisPage}>
        <ul className={styles.list}>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
