import type { FilterInEffectFragment } from '@/generated/seeker/graphql';
import { Icon } from '@/shared/ui/Icon';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { type Search, type SearchName, valuesOf, withValues } from '../search-query/search';
import styles from './FilterChips.module.css';
import { valueLabel } from './labels';

interface FilterChipsProps {
  filters: readonly FilterInEffectFragment[];
  search: Search;
  /** The path of a search. */
  pathOf: (search: Search) => string;
  /** Whether the page shows the text elsewhere, part by part. */
  isTextTold?: boolean;
}

/** The search without a value. Without a place it cannot be sorted by distance. */
function without(search: Search, name: SearchName, value: string): Search {
  const rest = withValues(
    search,
    name,
    valuesOf(search, name).filter((code) => code !== value),
  );
  return name === 'latlng' && rest.get('sort') === 'nearest' ? withValues(rest, 'sort', []) : rest;
}

/** The chosen filters, each a link to the search without it. */
export function FilterChips({ filters, search, pathOf, isTextTold = false }: FilterChipsProps) {
  const texts = useTexts('results');
  const link = useHref();
  const told = isTextTold ? filters.filter(({ name }) => name !== 'q') : filters;
  const count = filters.reduce((sum, { values }) => sum + values.length, 0);
  const chips = told.flatMap((filter) => {
    const name = filter.name as SearchName;
    return filter.values.map((value) => ({
      key: `${name} ${value.code}`,
      label: valueLabel(name, value, texts),
      rest: without(search, name, value.code),
    }));
  });
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={texts.chosen}>
      {chips.map(({ key, label, rest }) => (
        <li key={key}>
          <a className={styles.chip} href={link(pathOf(rest))} aria-label={texts.remove(label)}>
            <span className={styles.label}>{label}</span>
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      {count > 1 && (
        <li>
          <a className={styles.clear} href={link(pathOf(new Map()))}>
            {texts.clear}
          </a>
        </li>
      )}
    </ul>
  );
}
