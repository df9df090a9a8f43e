import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { support } from './support';

/** Starts the built site with the demonstration catalogue, unless BASE_URL names a running one. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL !== undefined) return undefined;
  const { Site, demonstrationDatabase } = await support();
  const folder = mkdtempSync(join(tmpdir(), 'hoigung-browser-'));
  const database = `sqlite:${demonstrationDatabase(folder)}`;
  const site = await Site.start({ database });
  process.env.BASE_URL = site.url;
  process.env.SITE_DATABASE = database;
  return async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
