import type { Article } from '@/site/lib/content';

interface ArticleCoverProps {
  article: Article;
  className: string | undefined;
}

/** The picture of an article, if it has one; inlined, where an inlined one is given. */
export function ArticleCover({ article, className }: ArticleCoverProps) {
  if (article.coverImage === null) return null;
  const source = article.coverDrawing ?? article.coverImage;
  return <img className={className} src={source} alt={article.coverText} width={1200} height={630} />;
}
