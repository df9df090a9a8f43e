/** The most bytes, gzipped, that a page of an application may load. */
export interface PageBudgets {
  /** Scripts before a page is interactive. */
  scripts: number;
  /** Scripts in all, with those that a page fetches after it is shown. */
  allScripts: number;
  styles: number;
  /** A screen's own script. */
  screen: number;
  /** Whole tasks with many forms may be larger, with everything that only they load. */
  largeScreen: number;
  largeScreens: readonly string[];
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

/** The browser renders its pages. `index.html`, which loads `entry-client.tsx`, is the document of all of them. */
export interface ClientApplication extends ApplicationBase {
  render: 'client';
  /** The modules, below its folder, that its first screen loads besides the entry. */
  firstScreen: readonly string[];
  /** Gzipped: the scripts of its first screen, and everything that it can load. */
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
      scripts: 80_000,
      allScripts: 90_000,
      styles: 10_000,
      screen: 8_000,
      largeScreen: 20_000,
      largeScreens: ['profile', 'create-profile', 'create-apply', 'apply'],
    },
  },
  {
    name: 'portal',
    base: '/portal/',
    schema: 'portal.graphql',
    contract: 'portal',
    render: 'client',
    firstScreen: ['app/client/run.tsx', 'messages/all-zh-hant.ts', 'features/login/LogInScreen.tsx'],
    // The texts of both languages are in it, of which a browser loads one.
    budgets: { firstScreen: 120_000, all: 240_000 },
  },
];
