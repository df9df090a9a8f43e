import { useState } from 'react';
import { useNavigation } from '../../../lib/navigation';
import { useNotices } from '../../../lib/notices';
import { useHref, useTexts } from '../../../lib/page';
import { type Search, withValues } from '../../../parts/search/search';
import styles from './SortLinks.module.css';

type Sort = 'relevance' | 'newest' | 'nearest';

/** The order that a search comes in when its address does not say. */
function sortOf(search: Search): Sort {
  const asked = search.get('sort') as Sort | undefined;
  const byText = search.has('q') ? 'relevance' : 'newest';
  const usual = search.has('latlng') ? 'nearest' : byText;
  if (asked === 'relevance' && !search.has('q')) return usual;
  if (asked === 'nearest' && !search.has('latlng')) return usual;
  return asked ?? usual;
}

/** A tenth of a metre is nobody's business: eleven metres are enough to find a job. */
function latlngOf({ coords }: GeolocationPosition): string {
  return `${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`;
}

interface SortLinksProps {
  search: Search;
  pathOf: (search: Search) => string;
}

/** Best match, newest, nearest. Where the visitor is, is asked for only on a tap on the last. */
export function SortLinks({ search, pathOf }: SortLinksProps) {
  const texts = useTexts('results');
  const link = useHref();
  const { go } = useNavigation();
  const notices = useNotices();
  const [locating, setLocating] = useState(false);
  const current = sortOf(search);
  const byPlace = (latlng: string) =>
    link(pathOf(withValues(withValues(search, 'latlng', [latlng]), 'sort', ['nearest'])));
  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      (position) => {
        setLocating(false);
        go(byPlace(latlngOf(position)));
      },
      () => {
        setLocating(false);
        notices.show({ kind: 'toast', text: texts.noLocation });
      },
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  const sorts: Sort[] = search.has('q') ? ['relevance', 'newest'] : ['newest'];
  const latlng = search.get('latlng');
  return (
    <nav className={styles.sorts} aria-label={texts.sort}>
      {sorts.map((sort) => (
        <a
          key={sort}
          className={styles.sort}
          href={link(pathOf(withValues(search, 'sort', [sort])))}
          aria-current={current === sort ? 'true' : undefined}
        >
          {texts.sorts[sort]}
        </a>
      ))}
      {latlng === undefined ? (
        <button type="button" className={styles.sort} aria-busy={locating || undefined} onClick={locate}>
          {texts.sorts.nearest}
        </button>
      ) : (
        <a
          className={styles.sort}
          href={byPlace(latlng)}
          aria-current={current === 'nearest' ? 'true' : undefined}
        >
          {texts.sorts.nearest}
        </a>
      )}
    </nav>
  );
}
