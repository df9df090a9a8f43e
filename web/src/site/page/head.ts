import type { Locale } from '@/shared/lib/locale';

/** A page's metadata for the document's head. Paths are without base path and language. */
export interface Head {
  title: string;
  description: string;
  /** The page in both languages; the canonical address is the one in the page's language. */
  paths: Readonly<Record<Locale, string>>;
  /** Set if another page shows the same content under a better address. */
  canonical?: Readonly<Record<Locale, string>>;
  noindex?: boolean;
  /** The Open Graph type. */
  kind?: 'article';
  /** A feed of the page's list. */
  feed?: { title: string; href: string };
  image?: string;
  jsonLd?: readonly object[];
}

export function samePath(path: string): Record<Locale, string> {
  return { 'zh-hant': path, en: path };
}
