import type { PublicConfig } from './config';

/** An address outside of the site with a tag in its query, beside what it says already. */
export function tagged(url: string, tag: string): string {
  const [page = '', ...hash] = url.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}${tag}`, ...hash].join('#');
}

/** Spec 2: the way to the employer portal carries a referral tag. */
export function employerPortal({ employer_portal_url }: Pick<PublicConfig, 'employer_portal_url'>): string {
  return tagged(employer_portal_url, 'ref=seeker-web');
}
