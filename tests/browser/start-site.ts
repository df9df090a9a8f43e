import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface RunningSite {
  url: string;
  /** Where the operations port is. */
  ops: string;
  stop: () => Promise<number>;
}

interface SiteModule {
  Site: { start: (settings: object) => Promise<RunningSite> };
  demonstrationDatabase: (folder: string) => string;
}

/** Starts the built site on the demonstration catalogue, unless BASE_URL names one that runs. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL !== undefined) return undefined;
  const support = join(__dirname, '../support/site.mjs');
  const { Site, demonstrationDatabase } = (await import(support)) as SiteModule;
  const folder = mkdtempSync(join(tmpdir(), 'hoigung-browser-'));
  const database = `sqlite:${demonstrationDatabase(folder)}`;
  const site = await Site.start({ database });
  process.env.BASE_URL = site.url;
  process.env.OPS_URL = site.ops;
  process.env.SITE_DATABASE = database;
  return async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
