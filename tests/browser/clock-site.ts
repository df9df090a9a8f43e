import { test as base, expect } from './employer-applicants';
import { type OwnSite, startOwnSite } from './own-site';
import type { Seeker } from './seeker';

/** A decision takes effect ten seconds after it was made. */
const undoSeconds = 11;

/** A test of the portal on a site of the worker's own, whose clock can be moved. */
export const test = base.extend<
  {
    /** Lets the seconds pass in which decisions can be undone, and expects what seekers then read. */
    expectInEffect: (...expected: readonly (readonly [Seeker, string])[]) => Promise<void>;
  },
  { own: OwnSite }
>({
  own: [
    async ({ playwright: _ }, use) => {
      const own = await startOwnSite();
      await use(own);
      await own.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ own }, use) => use(own.url),
  database: ({ own }, use) => use(own.database),
  expectInEffect: ({ own }, use) =>
    use(async (...expected) => {
      await own.advance(undoSeconds);
      for (const [seeker, status] of expected) await expect.poll(() => seeker.status()).toBe(status);
    }),
});

export { expect };
