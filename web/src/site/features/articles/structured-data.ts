import { basePath } from '../../../shared/lib/every-page/address';
import { type Locale, languageTag } from '../../../shared/lib/every-page/locale';
import type { PublicConfig } from '../../lib/every-page/config';
import type { Article } from '../../lib/every-page/content';

export interface Crumb {
  name: string;
  /** A link of the site. */
  url: string;
}

const absolute = (config: PublicConfig, url: string) =>
  /^https?:/.test(url) ? url : `${config.public_url}${url}`;

/** What search engines read about an article. */
export function articleData(article: Article, locale: Locale, config: PublicConfig): object {
  const publisher = {
    '@type': 'Organization',
    name: config.site_name,
    url: absolute(config, `${basePath}/`),
    logo: { '@type': 'ImageObject', url: absolute(config, '/icon-512.png') },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    ...(article.coverImage !== null && { image: [absolute(config, article.coverImage)] }),
    datePublished: article.createdAt,
    dateModified: article.lastUpdatedAt,
    inLanguage: languageTag[locale],
    mainEntityOfPage: absolute(config, article.url),
    author: publisher,
    publisher,
  };
}

export function breadcrumbData(crumbs: readonly Crumb[], config: PublicConfig): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(config, url),
    })),
  };
}
