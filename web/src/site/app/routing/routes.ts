import { searchNames } from '@/site/lib/filters';
import type { LayoutName } from '../layouts/layout';

/** A page of the site. Patterns have literal segments, `:name` and, at the end, `:name?`. */
export interface Route {
  name: string;
  pattern: string;
  /** The module below `features/` that exports the screen. */
  screen: string;
  /**
   * `server`: rendered on the server and hydrated by the browser. `shell`: rendered in the browser.
   * `preview`: rendered in the browser, too, but its first state is the same for everybody and is part of the
   * document as a preview.
   */
  render: 'server' | 'preview' | 'shell';
  layout: LayoutName;
  /**
   * The query parameters that a server-rendered page depends on, in the order of its addresses. Others do not
   * change the page.
   */
  query?: readonly string[];
  /** Conditions for showing the screen, by name; see client/middleware.ts. */
  middleware?: readonly string[];
  /** Not found in every other environment. */
  environment?: 'development';
}

/**
 * The whole URL table, below /hk/ and /hk/en/. The first pattern that matches wins, so literal
 * segments come before parameters. The build exports it to the server as routes.json.
 */
export const routes: readonly Route[] = [
  { name: 'home', pattern: '/', screen: 'home/HomeScreen', render: 'server', layout: 'default' },
  {
    name: 'job',
    pattern: '/job/:slug?/:id?/',
    screen: 'job/JobScreen',
    render: 'server',
    layout: 'no-quick-bar',
    query: ['from'],
  },
  {
    name: 'find-jobs-advanced',
    pattern: '/find-jobs/advanced/',
    screen: 'find-jobs/AdvancedSearchScreen',
    render: 'server',
    layout: 'no-search-action',
    query: searchNames,
  },
  {
    name: 'find-jobs',
    pattern: '/find-jobs/:slug?/',
    screen: 'find-jobs/FindJobsScreen',
    render: 'server',
    layout: 'no-sticky-header',
    query: [...searchNames, 'page'],
  },
  {
    name: 'companies-advanced',
    pattern: '/company/advanced/',
    screen: 'company-search/CompanyAdvancedScreen',
    render: 'server',
    layout: 'no-search-action',
    query: searchNames,
  },
  {
    name: 'companies',
    pattern: '/company/',
    screen: 'company-search/CompanySearchScreen',
    render: 'server',
    layout: 'no-sticky-header',
    query: [...searchNames, 'page'],
  },
  {
    name: 'company',
    pattern: '/company/:slug/:companyId?/',
    screen: 'company/CompanyScreen',
    render: 'server',
    layout: 'no-quick-bar',
    query: ['page'],
  },
  {
    name: 'featured-companies',
    pattern: '/featured-companies/',
    screen: 'featured-companies/FeaturedCompaniesScreen',
    render: 'server',
    layout: 'default',
    query: ['page'],
  },
  {
    name: 'feature',
    pattern: '/feature/:id?/',
    screen: 'feature/FeatureScreen',
    render: 'server',
    layout: 'default',
    query: ['page'],
  },
  {
    name: 'contact-us',
    pattern: '/contact-us/',
    screen: 'articles/ArticleScreen',
    render: 'server',
    layout: 'content',
  },
  {
    name: 'privacy-policy',
    pattern: '/privacy-policy/',
    screen: 'articles/ArticleScreen',
    render: 'server',
    layout: 'content',
  },
  {
    name: 'terms-and-conditions',
    pattern: '/terms-and-conditions/',
    screen: 'articles/ArticleScreen',
    render: 'server',
    layout: 'content',
  },
  {
    name: 'jobseeker',
    pattern: '/jobseeker/:name?/',
    screen: 'articles/ArticleScreen',
    render: 'server',
    layout: 'content',
  },
  {
    name: 'employer-blogs-list',
    pattern: '/employer/blogs-list/:name?/:page?/',
    screen: 'articles/ArticleListScreen',
    render: 'server',
    layout: 'employer',
    query: ['search'],
  },
  {
    name: 'employer',
    pattern: '/employer/:name?/',
    screen: 'articles/ArticleScreen',
    render: 'server',
    layout: 'employer',
  },
  {
    name: 'blogs-list',
    pattern: '/blogs-list/:name?/:page?/',
    screen: 'articles/ArticleListScreen',
    render: 'server',
    layout: 'content',
    query: ['search'],
  },
  {
    name: 'blogs',
    pattern: '/blogs/:name?/',
    screen: 'articles/ArticleScreen',
    render: 'server',
    layout: 'content',
  },
  {
    name: 'latest-news',
    pattern: '/latest-news/:page?/',
    screen: 'articles/NewsScreen',
    render: 'server',
    layout: 'content',
  },
  {
    name: 'maintenance',
    pattern: '/maintenance/',
    screen: 'maintenance/MaintenanceScreen',
    render: 'server',
    layout: 'simple',
  },
  {
    name: 'login',
    pattern: '/login/',
    screen: 'login/LoginScreen',
    render: 'preview',
    layout: 'single',
    middleware: ['logged-out'],
  },
  {
    name: 'login-mfa',
    pattern: '/login-mfa/',
    screen: 'login/LoginMfaScreen',
    render: 'shell',
    layout: 'single',
    middleware: ['logged-out', 'code-sent'],
  },
  {
    name: 'account-restore',
    pattern: '/account-restore/',
    screen: 'account/AccountRestoreScreen',
    render: 'shell',
    layout: 'simple',
    middleware: ['logged-in'],
  },
  {
    name: 'account-restored',
    pattern: '/account-restore/success/',
    screen: 'account/AccountRestoredScreen',
    render: 'shell',
    layout: 'simple',
  },
  {
    name: 'apply',
    pattern: '/apply/',
    screen: 'apply/ApplyScreen',
    render: 'shell',
    layout: 'single',
    middleware: ['logged-in', 'profile'],
  },
  {
    name: 'apply-success',
    pattern: '/apply/success/',
    screen: 'apply/ApplySuccessScreen',
    render: 'shell',
    layout: 'single',
    middleware: ['logged-in'],
  },
  {
    name: 'profile',
    pattern: '/profile/',
    screen: 'profile/ProfileScreen',
    render: 'shell',
    layout: 'no-quick-bar',
    middleware: ['logged-in', 'profile'],
  },
  {
    name: 'create-profile',
    pattern: '/profile/create-profile/',
    screen: 'profile/CreateProfileScreen',
    render: 'shell',
    layout: 'single',
    middleware: ['logged-in', 'profile'],
  },
  {
    name: 'create-apply',
    pattern: '/profile/create-apply/',
    screen: 'apply/CreateApplyScreen',
    render: 'shell',
    layout: 'single',
    middleware: ['logged-in', 'profile'],
  },
  {
    name: 'unsubscribe',
    pattern: '/unsubscribe/',
    screen: 'mail-links/UnsubscribeScreen',
    render: 'shell',
    layout: 'simple',
  },
  {
    name: 'mail-act',
    pattern: '/mail-act/',
    screen: 'mail-links/MailActScreen',
    render: 'shell',
    layout: 'simple',
  },
  {
    name: 'dev-ui',
    pattern: '/dev/ui/',
    screen: 'dev-ui/DevUiScreen',
    render: 'server',
    layout: 'no-quick-bar',
    environment: 'development',
  },
];

/** For an address that no route matches, that fails its validation, or whose subject does not exist. */
export const notFoundRoute: Route = {
  name: 'not-found',
  pattern: '',
  screen: 'not-found/NotFoundScreen',
  render: 'server',
  layout: 'no-search-action',
};

/** Shown instead of a page that failed. */
export const errorRoute: Route = {
  name: 'error',
  pattern: '',
  screen: 'error/ErrorScreen',
  render: 'server',
  layout: 'simple',
};
