import type { QuickBarQuery } from '../../../../generated/seeker/graphql';
import { useHref } from '../../../../shared/hooks/every-page/useHref';
import { localized } from '../../../../shared/lib/every-page/locale';
import { ChipLink } from '../../../../shared/ui/every-page/Chip';
import { paths } from '../../../lib/every-page/paths';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';
import styles from './QuickBar.module.css';

/** One scrollable row of links: the employments, then the categories. */
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
