import { formatQuery } from '../../../shared/lib/every-page/address';
import type { Search, SearchName } from '../../components/search-query/search';
import { valuesOf } from '../../components/search-query/search';
import { paths } from '../../lib/every-page/paths';

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
