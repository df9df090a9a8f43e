import type { PublicConfig } from './config';

/** An address of another site with more in its query, before its hash. */
export function withQuery(url: string, query: string): string {
  const [page = '', ...hash] = url.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}${query}`, ...hash].join('#');
}

/** Spec 2: the link to the employer portal carries a referral tag. */
export function employerPortalHref({
  employer_portal_url,
}: Pick<PublicConfig, 'employer_portal_url'>): string {
  return withQuery(employer_portal_url, 'ref=seeker-web');
}
