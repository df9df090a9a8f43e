import { type Config, createConfigReader } from '@/shared/lib/config';

/** The running site's public settings, sent by the server with every page of the console. */
export type ConsoleConfig = Config;

export const readConfig = createConfigReader({});
