import type { Locale } from './src/shared/lib/locale.ts';

/** The most bytes, gzipped, that a page of an application may load. */
export interface PageBudgets {
  /** Scripts before a page is interactive. */
  scripts: number;
  /** Scripts with those that make the page interactive, which it fetches after it is shown. */
  allScripts: number;
  /** The scripts and texts of its deferred components, and what finds them, which it fetches after that. */
  lateScripts: number;
  styles: number;
  /** A screen's own script. */
  screen: number;
  /** Whole tasks with many forms may be larger, with everything that only they load. */
  largeScreen: number;
  largeScreens: readonly string[];
  /** Everything that the application can load, with the texts of both languages. */
  all: number;
}

interface ApplicationBase {
  /** Its folder below src/, dist/ and public/. */
  name: string;
  /** Where its files are served. */
  base: string;
  /** Its GraphQL schema, a file of api/. */
  schema: string;
  /** The folder below src/generated/ with what is generated from that schema and the application's documents. */
  contract: string;
}

/** The server renders its pages by `entry-server.tsx`; the browser hydrates them by `entry-client.tsx`. */
export interface RenderedApplication extends ApplicationBase {
  render: 'server';
  budgets: PageBudgets;
}

/**
 * The browser renders its pages, by `entry-client.tsx`. Their documents are made of `index.html` when the web is
 * built, with what `entry-server.tsx` shows until the scripts have come.
 */
export interface ClientApplication extends ApplicationBase {
  render: 'client';
  /** The modules, below its folder, that every document loads besides the entry. */
  modules: Readonly<Record<Locale, readonly string[]>>;
  /**
   * The documents by the paths of their pages, with the modules that each loads besides. `any` is the document
   * of all other pages.
   */
  documents: Readonly<Record<string, readonly string[]>> & { any: readonly string[] };
  /** Gzipped: the scripts of a document, and everything that the application can load. */
  budgets: { firstScreen: number; all: number };
}

export type Application = RenderedApplication | ClientApplication;

/** The applications that the web is built from. */
export const applications: readonly Application[] = [
  {
    name: 'site',
    base: '/hk/',
    schema: 'schema.graphql',
    contract: 'seeker',
    render: 'server',
    budgets: {
      scripts: 74_000,
      allScripts: 84_000,
      lateScripts: 24_000,
      styles: 8_800,
      screen: 8_000,
      largeScreen: 20_000,
      largeScreens: ['profile', 'create-profile', 'create-apply', 'apply'],
      all: 290_000,
    },
  },
  {
    name: 'portal',
    base: '/portal/',
    schema: 'portal.graphql',
    contract: 'portal',
    render: 'client',
    modules: {
      'zh-hant': ['app/client/run.tsx', 'messages/all-zh-hant.ts'],
      en: ['app/client/run.tsx', 'messages/all-en.ts'],
    },
    documents: {
      '/': ['features/login/LogInScreen.tsx', 'features/start/StartScreen.tsx'],
      any: [],
    },
    // The texts of both languages are in it, of which a browser loads one.
    budgets: { firstScreen: 120_000, all: 240_000 },
  },
];
