import type { QuickBarQuery } from '../../../../generated/seeker/graphql';
import { useHref } from '../../../../shared/hooks/every-page/useHref';
import { type Locale, localized } from '../../../../shared/lib/every-page/locale';
import { ChipLink } from '../../../../shared/ui/every-page/Chip';
import { paths } from '../../../lib/every-page/paths';
import { renderedOnce } from '../../../page/every-page/rendered-once';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';
import styles from './QuickBar.module.css';

interface EntriesProps {
  config: QuickBarQuery['config'];
  /** The path of the current page, if one of the links leads there. */
  current: string | undefined;
}

function entriesOf({ employments, job_categories }: QuickBarQuery['config'], locale: Locale) {
  return [...employments, ...job_categories].map(({ code, name, slug }) => {
    return { code, name, page: paths.filterSlug(localized(slug, locale)) };
  });
}

const Entries = renderedOnce('quick-bar', function Entries({ config, current }: EntriesProps) {
  const link = useHref();
  const { locale } = usePage().address;
  return (
    <ul className={styles.row}>
      {entriesOf(config, locale).map(({ code, name, page }) => (
        <li key={code}>
          <ChipLink href={link(page)} current={page === current}>
            {name}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
});

/** One scrollable row of links: the employments, then the categories. */
export function QuickBar({ config }: QuickBarQuery) {
  const texts = useTexts('common');
  const { locale, path } = usePage().address;
  const isEntry = entriesOf(config, locale).some(({ page }) => page === path);
  return (
    <nav className={styles.bar} aria-label={texts.quickBar}>
      <Entries config={config} current={isEntry ? path : undefined} />
    </nav>
  );
}
