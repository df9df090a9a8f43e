import { appVersion } from '../../../shared/lib/every-page/constants';

/** The public settings of the running site, given by the server with every page of the portal. */
export interface PortalConfig {
  environment: string;
  version: string;
  /** Absolute address of the seekers' site, without a slash at the end; empty when it is this one. */
  public_url: string;
  /** Where the calls of the portal's service are. */
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

/** What the server leaves out takes its default. */
export function readConfig(given: Partial<PortalConfig>): PortalConfig {
  return { ...defaults, ...given };
}
