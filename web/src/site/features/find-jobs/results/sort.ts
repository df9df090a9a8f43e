import type { Search } from '@/site/components/search-query/search';

export type Sort = 'relevance' | 'newest' | 'nearest';

/** The default order of a search; `isAround`: its text names a place to measure from. */
export function usualSort(search: Search, isAround: boolean): Sort {
  if (isAround || search.has('latlng')) return 'nearest';
  return search.has('q') ? 'relevance' : 'newest';
}

/**
 * The order of a search; an order that makes no sense for it, such as relevance without a text, is ignored.
 * Sorting by distance needs a place to measure from.
 */
export function sortOf(search: Search, isLocated: boolean, isAround: boolean): Sort {
  const asked = search.get('sort');
  if (asked === 'newest') return asked;
  if (asked === 'relevance' && search.has('q')) return asked;
  return asked === 'nearest' && isLocated ? asked : usualSort(search, isAround);
}
