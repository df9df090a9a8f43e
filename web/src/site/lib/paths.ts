import { formatQuery } from '@/shared/lib/address';
import { type Locale, type LocalizedValue, localized } from '@/shared/lib/locale';

/** The values of the `page` query of /profile/. */
export type ProfilePageName =
  | 'myProfile'
  | 'myApplications'
  | 'notifications'
  | 'myJobAlert'
  | 'savedJobs'
  | 'notificationSettings';

/** Paths of the site's own pages, without base path and language; each ends with a slash. */
export const paths = {
  home: '/',
  login: '/login/',
  loginMfa: '/login-mfa/',
  accountRestore: '/account-restore/',
  accountRestored: '/account-restore/success/',
  applied: '/apply/success/',
  createProfile: '/profile/create-profile/',
  createApply: '/profile/create-apply/',
  findJobsAdvanced: '/find-jobs/advanced/',
  companies: '/company/',
  companiesAdvanced: '/company/advanced/',
  featuredCompanies: '/featured-companies/',
  mobileApp: '/jobseeker/mobile-app/',
  latestNews: '/latest-news/',
  contactUs: '/contact-us/',
  terms: '/terms-and-conditions/',
  privacy: '/privacy-policy/',
  blogs: '/blogs-list/',
  employers: '/employer/',

  profile(page: ProfilePageName): string {
    return `/profile/?page=${page}`;
  },
  job(job: { _id: string; slug: readonly LocalizedValue[] }, locale: Locale): string {
    return `/job/${encodeURIComponent(localized(job.slug, locale))}/${job._id}/`;
  },
  company(id: string, slug: readonly LocalizedValue[], locale: Locale): string {
    return `/company/${encodeURIComponent(localized(slug, locale))}/${id}/`;
  },
  apply(jobId: string): string {
    return `/apply/?job=${jobId}`;
  },
  feature(id: string): string {
    return `/feature/${id}/`;
  },
  findJobs(query: Iterable<readonly [string, string | undefined]> = []): string {
    return `/find-jobs/${formatQuery(query)}`;
  },
  filterSlug(slug: string): string {
    return `/find-jobs/${encodeURIComponent(slug)}/`;
  },
  employer(name: string): string {
    return `/employer/${name}/`;
  },
};
