import type { ArticlePage } from '@/site/lib/content';
import type { DeferredComponent } from '@/site/page/Deferred';
import { BlogArticle } from '../BlogArticle';
import { EmployerPage } from '../EmployerPage';
import { isBlog } from '../kinds';
import { PlainPage } from '../PlainPage';

function ArticleView(page: ArticlePage) {
  const { dir } = page.article;
  if (isBlog(dir)) return <BlogArticle {...page} />;
  return dir === 'employer' ? <EmployerPage {...page} /> : <PlainPage {...page} />;
}

export const deferred: DeferredComponent<ArticlePage> = {
  namespaces: ['articleView'],
  Component: ArticleView,
};
