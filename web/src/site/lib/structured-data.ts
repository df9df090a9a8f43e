import type { PublicConfig } from './every-page/config';

/** A link of the site with its host; a link that has one already stays. */
export function absoluteUrl(config: PublicConfig, link: string): string {
  return /^https?:/.test(link) ? link : `${config.public_url}${link}`;
}

export interface Crumb {
  name: string;
  /** A link of the site; the page that is shown may go without one. */
  url: string | undefined;
}

/** The way from the home page to a page, as search engines read it. */
export function breadcrumbList(crumbs: readonly Crumb[], config: PublicConfig): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url && { item: absoluteUrl(config, url) }),
    })),
  };
}
