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
  /** The service worker, which the browser loads beside all pages. */
  worker: number;
}

/** The GraphQL contract of an application. */
interface Contract {
  /** The GraphQL schema, a file of api/. */
  schema: string;
  /** The folder below src/generated/ with what is generated from it and the application's documents. */
  folder: string;
}

interface ApplicationBase {
  /** Its folder below src/, dist/ and public/. */
  name: string;
  /** Where its files are served. */
  base: string;
  /** Absent for an application that asks no service. */
  contract?: Contract;
  /** Files that several of its pages load together: see script/client-bundle.ts, which has those of the kit. */
  chunks?: Readonly<Record<string, readonly string[]>>;
}

/** The server renders its pages by `entry-server.tsx`; the browser hydrates them by `entry-client.tsx`. */
export interface RenderedApplication extends ApplicationBase {
  render: 'server';
  budgets: PageBudgets;
}

/**
 * The browser renders its pages, by `entry-client.tsx`. Their documents are made when the web is built, from
 * script/document.html and what `entry-server.tsx` shows until the scripts have come.
 */
export interface ClientApplication extends ApplicationBase {
  render: 'client';
  /**
   * The documents by the paths of their pages, with the modules below its folder that each loads besides
   * `app/client/run.tsx` and the texts. `any` is the document of all other pages.
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
    contract: { schema: 'schema.graphql', folder: 'seeker' },
    chunks: {
      search: ['site/components/search-query'],
      cards: [
        'site/components/job-card',
        'site/components/saved-jobs',
        'site/components/search/searched-districts.ts',
        'site/components/travel',
      ],
      lists: ['site/components/job-list', 'site/components/company-tile', 'site/components/section-title'],
      service: ['site/services/api', 'site/services/offline/forget.ts'],
      stores: ['site/components/store-links'],
    },
    render: 'server',
    budgets: {
      scripts: 74_000,
      allScripts: 86_000,
      lateScripts: 26_000,
      styles: 8_800,
      screen: 8_000,
      largeScreen: 20_000,
      largeScreens: ['profile', 'create-profile', 'create-apply', 'apply'],
      all: 335_000,
      worker: 10_000,
    },
  },
  {
    name: 'portal',
    base: '/portal/',
    contract: { schema: 'portal.graphql', folder: 'portal' },
    chunks: {
      portal: [
        'portal/lib',
        'portal/services',
        'portal/components/decisions',
        'portal/services/decisions',
        'portal/services/drafts',
        'generated/portal/documents/Me.ts',
        'generated/portal/documents/LogOut.ts',
      ],
      layout: ['shared/ui/layout'],
      parts: [
        'portal/components/applicants',
        'portal/components/company-files',
        'portal/components/company-form',
        'portal/components/interviews',
        'portal/components/job-actions',
        'portal/components/job-choice',
        'portal/components/job-facts',
        'portal/components/job-preview',
        'shared/client/SearchField.tsx',
        'shared/components/selection-bar',
        'portal/components/verification',
      ],
    },
    render: 'client',
    documents: {
      '/': ['features/login/LogInScreen.tsx', 'features/start/StartScreen.tsx'],
      any: [],
    },
    // The texts of both languages are in it, of which a browser loads one.
    budgets: { firstScreen: 120_000, all: 240_000 },
  },
  {
    name: 'console',
    base: '/console/',
    contract: { schema: 'console.graphql', folder: 'console' },
    chunks: {
      console: [
        'console/lib',
        'console/services',
        'generated/console/documents/Me.ts',
        'generated/console/documents/LogOut.ts',
      ],
      files: ['shared/services/browser/timeout-signal.ts'],
      layout: ['shared/ui/layout'],
    },
    render: 'client',
    documents: {
      '/': ['features/login/LogInScreen.tsx', 'features/start/StartScreen.tsx'],
      any: [],
    },
    budgets: { firstScreen: 120_000, all: 240_000 },
  },
];
