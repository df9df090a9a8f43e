import { useEffect, useState } from 'react';
import { useHref } from '../../../../shared/hooks/every-page/useHref';
import { useNavigation } from '../../../../shared/hooks/every-page/useNavigation';
import { useNotices } from '../../../../shared/hooks/every-page/useNotices';
import { useGeolocation } from '../../../../shared/hooks/useGeolocation';
import type { Coordinates } from '../../../../shared/lib/coordinates';
import { type Search, withValues } from '../../../components/search-query/search';
import { useTexts } from '../../../page/every-page/useTexts';
import styles from './SortLinks.module.css';
import { type Sort, sortOf, usualSort } from './sort';

/** Eleven metres are near enough to find a job, and nobody's doorstep. */
function latlngOf({ lat, lng }: Coordinates): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`;
}

/** A search in another order; the usual order is left out of the address. */
function sorted(search: Search, sort: Sort): Search {
  return withValues(search, 'sort', usualSort(search) === sort ? [] : [sort]);
}

interface SortLinksProps {
  search: Search;
  pathOf: (search: Search) => string;
}

/** Leads to the nearest jobs. Where the visitor is, is asked for only on a tap. */
function Nearest({ search, pathOf }: SortLinksProps) {
  const texts = useTexts('results');
  const link = useHref();
  const { go } = useNavigation();
  const notices = useNotices();
  const { known, state, locate } = useGeolocation();
  const [asked, setAsked] = useState(false);
  const nearTo = (latlng: string) => link(pathOf(sorted(withValues(search, 'latlng', [latlng]), 'nearest')));
  const here = search.get('latlng') ?? (known && latlngOf(known));
  useEffect(() => {
    if (!asked || state === 'asking') return;
    if (here !== undefined) go(nearTo(here));
    else if (state === 'refused') notices.show({ kind: 'toast', text: texts.noLocation });
    if (here !== undefined || state === 'refused') setAsked(false);
  });
  const ask = () => {
    setAsked(true);
    locate();
  };
  if (here === undefined) {
    return (
      <button type="button" className={styles.sort} aria-busy={state === 'asking' || undefined} onClick={ask}>
        {texts.sorts.nearest}
      </button>
    );
  }
  return (
    <a
      className={styles.sort}
      href={nearTo(here)}
      aria-current={sortOf(search) === 'nearest' ? 'true' : undefined}
    >
      {texts.sorts.nearest}
    </a>
  );
}

/** Best match, newest, nearest. */
export function SortLinks({ search, pathOf }: SortLinksProps) {
  const texts = useTexts('results');
  const link = useHref();
  const sorts: Sort[] = search.has('q') ? ['relevance', 'newest'] : ['newest'];
  return (
    <nav className={styles.sorts} aria-label={texts.sort}>
      {sorts.map((sort) => (
        <a
          key={sort}
          className={styles.sort}
          href={link(pathOf(sorted(search, sort)))}
          aria-current={sortOf(search) === sort ? 'true' : undefined}
        >
          {texts.sorts[sort]}
        </a>
      ))}
      <Nearest search={search} pathOf={pathOf} />
    </nav>
  );
}
