import { type ArticlePage, type MovedPage, pageData } from '@/site/lib/content';
import { breadcrumbList } from '@/site/lib/structured-data';
import { Deferred } from '@/site/page/Deferred';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { crumbsOf, isBlog } from './kinds';
import { articleData } from './structured-data';

/** Every page that shows one text: blogs, pages for employers and seekers, and static pages. */
export const screen = defineScreen({
  namespaces: ['article'],
  deferred: ['articles/ArticleView'],
  operations: ({ path }) => [pageData<ArticlePage | MovedPage>(path, undefined)],
  outcome: ({ answers: [{ data }] }) => {
    if (data === null) return { kind: 'not-found' };
    return 'moved' in data ? { kind: 'moved', path: data.moved } : { kind: 'found' };
  },
  head: ({ address, answers: [{ data }], texts, config }) => {
    if (data === null || 'moved' in data) {
      return { title: '', description: '', paths: samePath(address.path), noindex: true };
    }
    const { article, paths } = data;
    const { dir, title, description } = article;
    const crumbs = crumbsOf(article, address.locale, texts.article);
    return {
      title,
      description,
      paths,
      noindex: article.draft,
      ...(isBlog(dir) && {
        kind: 'article' as const,
        feed: { title: texts.article[dir].title, href: `${crumbs[0]?.url}rss.xml` },
      }),
      // Structured data are only needed in the server's HTML, which search engines read.
      ...(import.meta.env.SSR && {
        jsonLd: [
          articleData(article, address.locale, config),
          ...(crumbs.length > 0 ? [breadcrumbList(crumbs, config)] : []),
        ],
      }),
    };
  },
  Component: ({ answers: [{ data }] }) =>
    data === null || 'moved' in data ? null : <Deferred name="articles/ArticleView" props={data} />,
});
