import type { Locale } from '@/shared/lib/locale';
import type { Operation } from '@/shared/services/operation';

/** A category of articles and its list's address. */
export interface ArticleCategory {
  key: string;
  name: string;
  url: string;
}

/** An article as a list shows it. Dates are days such as 2026-03-02. */
export interface ArticleSummary {
  dir: string;
  key: string;
  /** A link within the site; for a news item, to another site. */
  url: string;
  title: string;
  description: string;
  excerpt: string;
  createdAt: string;
  lastUpdatedAt: string;
  readingMinutes: number;
  draft: boolean;
  coverImage: string | null;
  /** The cover as a data URL, if it is small and visible at once, to save a request. */
  coverDrawing?: string;
  coverText: string;
  category: ArticleCategory | null;
  source?: string;
  /** HTML; in lists, only news have it. */
  body?: string;
}

export interface Article extends ArticleSummary {
  body: string;
  headings: readonly { id: string; title: string }[];
}

/** An address in the other language, or an alias of another address. */
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
  /** The search text; empty without a search. */
  q: string;
  categories: readonly ArticleCategory[];
  category: ArticleCategory | null;
  /** The list's own address, without category and page. */
  root: string;
  paths: Readonly<Record<Locale, string>>;
  /** The address of the content database, which changes with its content. */
  database: string;
  feed: string;
}

/** The content database, in the page's language. */
export interface ContentDatabase {
  articles: readonly Article[];
}

/** The operation id of page data from the content service. */
export const pageDataId = 'page-data';

export interface PageDataVariables {
  path: string;
  q?: string;
}

/** Requests a page's data by its path; the answer is empty if there is no such page. */
export function pageData<Result>(path: string, q: string | undefined): Operation<Result> {
  const variables: PageDataVariables = q ? { path, q } : { path };
  return { id: pageDataId, name: 'PageData', variables };
}
