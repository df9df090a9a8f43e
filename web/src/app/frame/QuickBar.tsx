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
  const { locale, path } = usePage().address;
  const entries = [...config.employments, ...config.job_categories].map(({ code, name, slug }) => {
    return { code, name, page: paths.filterSlug(localized(slug, locale)) };
  });
  return (
    <nav className={styles.bar} aria-label={texts.quickBar}>
      <ul className={styles.row}>
        {entries.map(({ code, name, page }) => (
          <li key={code}>
            <ChipLink href={link(page)} current={page === path}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
