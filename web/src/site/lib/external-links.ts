import type { Locale } from '@/shared/lib/locale';
import type { PublicConfig } from './config';

/** Adds to the query of another site's address, before its hash. */
export function withQuery(url: string, query: string): string {
  const [page = '', ...hash] = url.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}${query}`, ...hash].join('#');
}

/** The address of this site's own employer portal. */
const ownPortal = '/portal/';

/** The setting's value on a site without a portal. */
const noPortal = '/hk/employer/';

/**
 * Spec 2: the link to the employer portal carries a referral tag. The site's own portal opens in the page's
 * language. Undefined without a portal.
 */
export function employerPortalHref(
  { employer_portal_url: url }: Pick<PublicConfig, 'employer_portal_url'>,
  locale: Locale,
): string | undefined {
  return url === noPortal
    ? undefined
    : withQuery(url === ownPortal && locale === 'en' ? `${ownPortal}en/` : url, 'ref=seeker-web');
}
