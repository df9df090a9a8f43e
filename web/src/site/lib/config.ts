import { appVersion } from '@/shared/lib/constants';
import type { Locale } from '@/shared/lib/locale';

/** The running site's public settings, sent by the server with every page. */
export interface PublicConfig {
  site_name: string;
  site_name_en: string;
  /** Absolute address of the site, without a trailing slash; empty if not set. */
  public_url: string;
  environment: string;
  version: string;
  employer_portal_url: string;
  /** Empty while the app is in no store. */
  app_store_url: string;
  play_store_url: string;
  social: Readonly<Record<string, string>>;
  /** Where the services are called. */
  seeker_root: string;
  ad_root: string;
  content_root: string;
  token_issuer: string;
  agency_licence: string;
  /** `off` disables the events for viewed and clicked job cards. */
  job_card_tracking: string;
  /** Where events for job cards and page views go; `off` for nowhere. */
  events_url: string;
  page_views_url: string;
  /** The URL for error reports; `off` sends none. */
  errors_url: string;
}

/** The name in the logo's drawing. */
export const drawnName = '開工';

const defaults: PublicConfig = {
  site_name: drawnName,
  site_name_en: 'Hoigung',
  public_url: '',
  environment: 'production',
  version: appVersion,
  employer_portal_url: '/portal/',
  app_store_url: '',
  play_store_url: '',
  social: {
    facebook: 'https://social.example.hk/facebook',
    instagram: 'https://social.example.hk/instagram',
    youtube: 'https://social.example.hk/youtube',
  },
  seeker_root: '/api/seeker',
  ad_root: '/api/ad',
  content_root: '/content',
  token_issuer: 'hoigung',
  agency_licence: '',
  job_card_tracking: 'on',
  events_url: '/api/events',
  page_views_url: '/api/events',
  errors_url: '/api/errors',
};

/** Fills in neutral defaults for what the server leaves out. */
export function readConfig(given: Partial<PublicConfig> | undefined): PublicConfig {
  return { ...defaults, ...given };
}

/** The site's name in a language. */
export function siteName(config: PublicConfig, locale: Locale): string {
  return locale === 'en' ? config.site_name_en : config.site_name;
}
