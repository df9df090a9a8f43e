import type { ArticlePage } from '../../../lib/content';
import type { LatePart } from '../../../lib/late';
import { BlogArticle } from '../BlogArticle';
import { EmployerPage } from '../EmployerPage';
import { isBlog } from '../kinds';
import { PlainPage } from '../PlainPage';

function ArticleView(page: ArticlePage) {
  const { dir } = page.article;
  if (isBlog(dir)) return <BlogArticle {...page} />;
  return dir === 'employer' ? <EmployerPage {...page} /> : <PlainPage {...page} />;
}

export const part: LatePart<ArticlePage> = { namespaces: ['articleView'], Component: ArticleView };
