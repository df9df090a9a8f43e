import type { Locale } from '@/shared/lib/locale';
import { href } from '@/site/lib/address';
import type { ArticleSummary } from '@/site/lib/content';
import { paths } from '@/site/lib/paths';
import type { Catalogue } from '@/site/messages/catalogue';

/** The kinds of articles that have a list. */
export type Listed = 'blogs' | 'employer-blogs' | 'news';

export function isBlog(dir: string): dir is 'blogs' | 'employer-blogs' {
  return dir === 'blogs' || dir === 'employer-blogs';
}

export function kindOfList(path: string): 'blogs' | 'employer-blogs' {
  return path.startsWith(paths.employers) ? 'employer-blogs' : 'blogs';
}

export const listPaths: Readonly<Record<Listed, string>> = {
  blogs: paths.blogs,
  'employer-blogs': paths.employer('blogs-list'),
  news: paths.latestNews,
};

/** The breadcrumbs of a blog: the list, its category, and itself. */
export function crumbsOf(
  article: ArticleSummary,
  locale: Locale,
  texts: Catalogue['article'],
): { name: string; url: string }[] {
  if (!isBlog(article.dir)) return [];
  const list = { name: texts[article.dir].title, url: href(locale, listPaths[article.dir]) };
  const category = article.category === null ? [] : [article.category];
  return [list, ...category, { name: article.title, url: article.url }];
}
