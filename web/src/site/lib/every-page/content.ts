import type { Locale } from '../../../shared/lib/every-page/locale';
import type { Operation } from '../../../shared/services/every-page/operation';

/** A category of articles and the address of its list. */
export interface ArticleCategory {
  key: string;
  name: string;
  url: string;
}

/** An article as a list shows it. Dates are days such as 2026-03-02. */
export interface ArticleSummary {
  dir: string;
  key: string;
  /** A link of the site; a news item's leads out of it. */
  url: string;
  title: string;
  description: string;
  excerpt: string;
  createdAt: string;
  lastUpdatedAt: string;
  readingMinutes: number;
  draft: boolean;
  coverImage: string | null;
  /** The cover itself as a data address, where it is small and seen at once: it needs no request of its own. */
  coverDrawing?: string;
  coverText: string;
  category: ArticleCategory | null;
  source?: string;
  /** HTML; a list has it for news only. */
  body?: string;
}

export interface Article extends ArticleSummary {
  body: string;
  headings: readonly { id: string; title: string }[];
}

/** An address of the other language, or an alias of another address. */
export interface MovedPage {
  moved: string;
}

export interface ArticlePage {
  article: Article;
  related: readonly ArticleSummary[];
  /** The page in both languages, without base path and language. */
  paths: Readonly<Record<Locale, string>>;
}

export interface ArticleListPage {
  articles: readonly ArticleSummary[];
  page: number;
  pages: number;
  total: number;
  /** What was searched for; empty when nothing was. */
  q: string;
  categories: readonly ArticleCategory[];
  category: ArticleCategory | null;
  /** The list's own address, without category and page. */
  root: string;
  paths: Readonly<Record<Locale, string>>;
  /** The address of the content database, which changes with it. */
  database: string;
  feed: string;
}

/** The content database, in the page's language. */
export interface ContentDatabase {
  articles: readonly Article[];
}

/** What an operation is called that asks the content service for a page's data. */
export const pageDataId = 'page-data';

export interface PageDataVariables {
  path: string;
  q?: string;
}

/** Asks for the data of a page by its path; the answer has none when there is no such page. */
export function pageData<Result>(path: string, q: string | undefined): Operation<Result> {
  const variables: PageDataVariables = q ? { path, q } : { path };
  return { id: pageDataId, name: 'PageData', variables };
}
