import type { QuickBarQuery } from '../../generated/graphql';
import { localized } from '../../lib/locale';
import { useHref, usePage, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { ChipLink } from '../../ui/Chip';
import styles from './QuickBar.module.css';

/** One scrollable row of ways in: the employments, then the categories. */
export function QuickBar({ config }: QuickBarQuery) {
  const texts = useTexts('common');
  const link = useHref();
  const { locale } = usePage().address;
  return (
    <nav className={styles.bar} aria-label={texts.quickBar}>
      <ul className={styles.row}>
        {[...config.employments, ...config.job_categories].map((entry) => (
          <li key={entry.code}>
            <ChipLink href={link(paths.filterSlug(localized(entry.slug, locale)))}>{entry.name}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
