import type { QuickBarQuery } from '@/generated/seeker/graphql';
import { type Locale, localized } from '@/shared/lib/locale';
import { ChipLink } from '@/shared/ui/Chip';
import { paths } from '@/site/lib/paths';
import { renderedOnce } from '@/site/page/rendered-once';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
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
