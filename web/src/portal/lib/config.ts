import { appVersion } from '@/shared/lib/constants';

/** The running site's public settings, sent by the server with every page of the portal. */
export interface PortalConfig {
  environment: string;
  version: string;
  /** Absolute address of the seekers' site, without a trailing slash; empty if it is this site. */
  public_url: string;
  /** Where the portal's service is called. */
  portal_root: string;
  /** Where error reports go; `off` for nowhere. */
  errors_url: string;
}

const defaults: PortalConfig = {
  environment: 'production',
  version: appVersion,
  public_url: '',
  portal_root: '/api/portal',
  errors_url: '/api/errors',
};

/** Fills in defaults for what the server leaves out. */
export function readConfig(given: Partial<PortalConfig>): PortalConfig {
  return { ...defaults, ...given };
}
