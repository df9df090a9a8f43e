import type { Search } from '../../../components/search-query/search';

export type Sort = 'relevance' | 'newest' | 'nearest';

/** The order that a search comes in when its address does not say. */
export function usualSort(search: Search): Sort {
  if (search.has('latlng')) return 'nearest';
  return search.has('q') ? 'relevance' : 'newest';
}

/** The order that a search comes in; one that it gives no ground for is not taken. */
export function sortOf(search: Search): Sort {
  const asked = search.get('sort');
  if (asked === 'newest') return asked;
  if (asked === 'relevance' && search.has('q')) return asked;
  return usualSort(search);
}
