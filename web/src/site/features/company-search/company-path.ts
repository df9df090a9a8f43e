import { formatQuery } from '@/shared/lib/address';
import type { Search, SearchName } from '@/site/components/search-query/search';
import { valuesOf } from '@/site/components/search-query/search';
import { paths } from '@/site/lib/paths';

const names: readonly SearchName[] = ['q', 'district', 'jobType', 'employment'];

/** The address of a company search. */
export function companySearchPath(search: Search): string {
  const query = names.map((name) => [name, search.get(name)] as const);
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
