import { type Locale, languageTag } from '@/shared/lib/locale';
import { basePath } from '@/site/lib/address';
import { type PublicConfig, siteName } from '@/site/lib/config';
import type { Article } from '@/site/lib/content';
import { absoluteUrl } from '@/site/lib/structured-data';

/** An article's structured data for search engines. */
export function articleData(article: Article, locale: Locale, config: PublicConfig): object {
  const publisher = {
    '@type': 'Organization',
    name: siteName(config, locale),
    url: absoluteUrl(config, `${basePath}/`),
    logo: { '@type': 'ImageObject', url: absoluteUrl(config, '/icon-512.png') },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    ...(article.coverImage !== null && { image: [absoluteUrl(config, article.coverImage)] }),
    datePublished: article.createdAt,
    dateModified: article.lastUpdatedAt,
    inLanguage: languageTag[locale],
    mainEntityOfPage: absoluteUrl(config, article.url),
    author: publisher,
    publisher,
  };
}
