import { join } from 'node:path';
import { test as base, expect } from './site';
import { linesOf, runCommandOn, support } from './support';

/** A private site, which the test may kill and restart at the same address with the same data. */
export interface OwnSite {
  url: string;
  database: string;
  importLines: (lines: readonly object[]) => Promise<void>;
  /** Moves its clock, so that the test does not have to wait. */
  advance: (seconds: number) => Promise<void>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a site with an empty catalogue; the settings are in addition to those of all tests. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const { Site, privateFolder } = await support();
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  let running = await Site.start({ database, ...settings });
  const { url, ops } = running;
  const ports = { port: new URL(url).port, ops_port: new URL(ops).port };
  return {
    url,
    database,
    importLines: async (lines) => {
      await runCommandOn(database, ['import', '-'], linesOf(lines));
    },
    advance: async (seconds) => {
      const body = JSON.stringify({ advance_seconds: seconds });
      const answer = await fetch(`${ops}/dev/clock`, { method: 'POST', body });
      expect(answer.status).toBe(200);
    },
    kill: () => running.kill(),
    start: async () => {
      running = await Site.start({ database, ...ports, ...settings });
    },
    stop: async () => {
      await running.stop();
    },
  };
}

/** A test whose page and requests use a private site with an empty catalogue. */
export const test = base.extend<{ own: OwnSite; ownSettings: Record<string, string> }>({
  ownSettings: [{}, { option: true }],
  own: async ({ ownSettings }, use) => {
    const own = await startOwnSite(ownSettings);
    await use(own);
    await own.stop();
  },
  baseURL: ({ own }, use) => use(own.url),
});
