import { useEffect, useState } from 'react';
import { useGeolocation } from '@/shared/hooks/useGeolocation';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { useNotices } from '@/shared/hooks/useNotices';
import { type Search, withValues } from '@/site/components/search-query/search';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import styles from './SortLinks.module.css';
import { type Sort, sortOf, usualSort } from './sort';

/** The search in another order; the default order is left out of the address. */
function sorted(search: Search, sort: Sort, isAround: boolean): Search {
  return withValues(search, 'sort', usualSort(search, isAround) === sort ? [] : [sort]);
}

interface SortLinksProps {
  search: Search;
  /** Whether the answer was given with a place: the address's, or the visitor's position. */
  isLocated: boolean;
  /** Whether the text names a place to measure from. */
  isAround: boolean;
  pathOf: (search: Search) => string;
}

interface NearestProps extends SortLinksProps {
  className: string | undefined;
  label: string;
}

/**
 * Links to the nearest jobs. The visitor's position is asked for only on a tap and sent with the request; the
 * address only says that the nearest are wanted.
 */
export function Nearest({ search, isLocated, isAround, pathOf, className, label }: NearestProps) {
  const texts = useTexts('results');
  const link = useHref();
  const { go } = useNavigation();
  const notices = useNotices();
  const { known, state, locate } = useGeolocation();
  const [asked, setAsked] = useState(false);
  const nearest = link(pathOf(sorted(search, 'nearest', isAround)));
  const canLocate = known !== undefined || isAround || search.has('latlng');
  const isCurrent = sortOf(search, isLocated, isAround) === 'nearest';
  // After a reload, the page comes from the server, which does not know the visitor's position.
  const isBehind = canLocate && !isCurrent && search.get('sort') === 'nearest';
  useEffect(() => {
    if (isBehind) go(nearest, { replace: true });
  }, [isBehind, nearest, go]);
  useEffect(() => {
    if (!asked || state === 'asking') return;
    if (canLocate) go(nearest);
    else if (state === 'refused') notices.show({ kind: 'toast', text: texts.noLocation });
    if (canLocate || state === 'refused') setAsked(false);
  });
  const ask = () => {
    setAsked(true);
    locate();
  };
  if (!canLocate) {
    return (
      <button type="button" className={className} aria-busy={state === 'asking' || undefined} onClick={ask}>
        {label}
      </button>
    );
  }
  return (
    <a className={className} href={nearest} aria-current={isCurrent ? 'true' : undefined}>
      {label}
    </a>
  );
}

/** Links to the orders: best match, newest, nearest. */
export function SortLinks(props: SortLinksProps) {
  const { search, isLocated, isAround, pathOf } = props;
  const texts = useTexts('results');
  const link = useHref();
  const sorts: Sort[] = search.has('q') ? ['relevance', 'newest'] : ['newest'];
  return (
    <nav className={styles.sorts} aria-label={texts.sort}>
      {sorts.map((sort) => (
        <a
          key={sort}
          className={styles.sort}
          href={link(pathOf(sorted(search, sort, isAround)))}
          aria-current={sortOf(search, isLocated, isAround) === sort ? 'true' : undefined}
        >
          {texts.sorts[sort]}
        </a>
      ))}
      <Nearest {...props} className={styles.sort} label={texts.sorts.nearest} />
    </nav>
  );
}
