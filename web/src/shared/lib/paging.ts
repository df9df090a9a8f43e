import { type Address, formatQuery, pageNumber, type Query } from './address';

export interface Paging {
  page: number;
  limit: number;
  offset: number;
}

/** The largest integer that the service accepts. */
const largest = 2 ** 31 - 1;

/** The page in a query: a positive integer, otherwise 1. */
export function pagingOf(query: Query, limit: number): Paging {
  const page = pageNumber(query.get('page'));
  return { page, limit, offset: Math.min((page - 1) * limit, largest) };
}

export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** The path with another page number in its query; page 1 has none. */
export function pagePath({ path, query }: Pick<Address, 'path' | 'query'>, page: number): string {
  const rest = [...query].filter(([name]) => name !== 'page');
  return `${path}${formatQuery(page === 1 ? rest : [...rest, ['page', `${page}`]])}`;
}

/** Where an address with `page=1` redirects to: the address without it. */
export function withoutFirstPage(address: Address): string | undefined {
  return address.query.get('page') === '1' ? pagePath(address, 1) : undefined;
}
