import { formatQuery } from '../../lib/address';
import { paths } from '../../lib/paths';
import type { Search, SearchName } from '../../parts/search/search';
import { valuesOf } from '../../parts/search/search';

const names: readonly SearchName[] = ['q', 'district', 'jobType', 'employment'];

/** The address of a company search. */
export function companySearchPath(search: Search, page = 1): string {
  const query: [string, string | undefined][] = names.map((name) => [name, search.get(name)]);
  if (page > 1) query.push(['page', `${page}`]);
  return `${paths.companies}${formatQuery(query)}`;
}

/** The search as the variables of company_search. */
export function companyVariables(search: Search) {
  return {
    term: search.get('q') ?? null,
    district: valuesOf(search, 'district'),
    jobType: valuesOf(search, 'jobType'),
    employment: valuesOf(search, 'employment'),
  };
}
