import { type Config, createConfigReader } from '@/shared/lib/config';

interface OwnConfig {
  /** Absolute address of the seekers' site, without a trailing slash; empty if it is this site. */
  public_url: string;
  /** Where the portal's service is called. */
  portal_root: string;
}

/** The running site's public settings, sent by the server with every page of the portal. */
export type PortalConfig = Config & OwnConfig;

export const readConfig = createConfigReader<OwnConfig>({ public_url: '', portal_root: '/api/portal' });
