import type { Locale } from '../../../shared/lib/every-page/locale';
import type { PublicConfig } from './config';

/** An address of another site with more in its query, before its hash. */
export function withQuery(url: string, query: string): string {
  const [page = '', ...hash] = url.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}${query}`, ...hash].join('#');
}

/** Where this site has its own portal for employers. */
const ownPortal = '/portal/';

/** Where a site without a portal leads employers to. */
const noPortal = '/hk/employer/';

/** Spec 2: the link to the employer portal carries a referral tag. The site's own portal opens in the page's language. Without a portal there is none. */
export function employerPortalHref(
  { employer_portal_url: url }: Pick<PublicConfig, 'employer_portal_url'>,
  locale: Locale,
): string | undefined {
  return url === noPortal
    ? undefined
    : withQuery(url === ownPortal && locale === 'en' ? `${ownPortal}en/` : url, 'ref=seeker-web');
}
