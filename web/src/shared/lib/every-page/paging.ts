import { type Address, formatQuery, pageNumber, type Query } from './address';

export interface Paging {
  page: number;
  limit: number;
  offset: number;
}

/** The most that the service's whole numbers hold. */
const largest = 2 ** 31 - 1;

/** The page that a query asks for: a positive integer, otherwise 1. */
export function pagingOf(query: Query, limit: number): Paging {
  const page = pageNumber(query.get('page'));
  return { page, limit, offset: Math.min((page - 1) * limit, largest) };
}

export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** The path with its query turned to another page; page 1 has no number. */
export function pagePath({ path, query }: Pick<Address, 'path' | 'query'>, page: number): string {
  const rest = [...query].filter(([name]) => name !== 'page');
  return `${path}${formatQuery(page === 1 ? rest : [...rest, ['page', `${page}`]])}`;
}

/** Where an address with `page=1` redirects to: the same without it. */
export function withoutFirstPage(address: Address): string | undefined {
  return address.query.get('page') === '1' ? pagePath(address, 1) : undefined;
}
