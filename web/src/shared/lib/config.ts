import { appVersion } from './constants';

/** The running site's public settings that every application knows, sent by the server with each document. */
export interface Config {
  environment: string;
  version: string;
  /** The URL for error reports; `off` sends none. */
  errors_url: string;
}

const defaults: Config = { environment: 'production', version: appVersion, errors_url: '/api/errors' };

/** Reads the settings of an application, filling in defaults for what the server leaves out. */
export function createConfigReader<Own extends object>(ownDefaults: Own) {
  return (given: Partial<Config & Own>): Config & Own => ({ ...defaults, ...ownDefaults, ...given });
}
