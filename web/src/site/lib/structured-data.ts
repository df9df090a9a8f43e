import type { PublicConfig } from './config';

/** A link of the site with its host; absolute links are returned unchanged. */
export function absoluteUrl(config: PublicConfig, link: string): string {
  return /^https?:/.test(link) ? link : `${config.public_url}${link}`;
}

export interface Crumb {
  name: string;
  /** A link of the site; may be omitted for the current page. */
  url: string | undefined;
}

/** Breadcrumbs from the home page to a page, for search engines. */
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
