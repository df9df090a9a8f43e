import { afterEach, expect, test, vi } from 'vitest';
import { openDocument, patience } from './documents';

afterEach(() => vi.useRealTimers());

const page = 'https://jobs.example.hk/hk/en/job/cook/65f0/';
const icon = 'https://jobs.example.hk/hk/en/?utm_source=app';
const now = 100 * 3_600_000;

/** What lies in the caches: a shell for each language, and places. */
function ports(load: () => Promise<Response>, places: readonly object[] = [], shells = true) {
  return {
    load,
    now: () => now,
    kept: async (path: string) => {
      if (path === '/hk/kept/place') return places.map((place) => new Response(JSON.stringify(place)));
      return shells ? [new Response(path)] : [];
    },
  };
}

const text = async (answer: Promise<Response>) => (await answer).text();
const site = async () => new Response('from the site');
const noNetwork = () => Promise.reject(new TypeError());

test('[12.05] a page comes from the site while there is a network, whatever it says', async () => {
  expect(await text(openDocument(page, ports(site)))).toBe('from the site');
  const portal = async () => new Response('Log in to this network');
  expect(await text(openDocument(page, ports(portal)))).toBe('Log in to this network');
  expect(
    (
      await openDocument(
        page,
        ports(async () => new Response('', { status: 503 })),
      )
    ).status,
  ).toBe(503);
});

test('[12.05] without a network every page is rendered by the empty one of its language', async () => {
  expect(await text(openDocument(page, ports(noNetwork)))).toBe('/hk/en/account-restore/success/');
  const chinese = 'https://jobs.example.hk/hk/job/cook/65f0/';
  expect(await text(openDocument(chinese, ports(noNetwork)))).toBe('/hk/account-restore/success/');
  await expect(openDocument(page, ports(noNetwork, [], false))).rejects.toThrow(TypeError);
});

test('[12.05] a network that says nothing is waited for four seconds', async () => {
  vi.useFakeTimers();
  const opened = text(
    openDocument(
      page,
      ports(() => new Promise(() => undefined)),
    ),
  );
  const wait = vi.fn();
  void opened.then(wait);
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(wait).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await opened).toBe('/hk/en/account-restore/success/');
});

test('[12.05] the icon opens the page that was left last, within 12 hours', async () => {
  const left = (hours: number, href: string) => ({ href, at: now - hours * 3_600_000 });
  const saved = 'https://jobs.example.hk/hk/en/profile/?page=savedJobs';
  const placeOf = async (...places: object[]) => {
    const answer = await openDocument(icon, ports(site, places));
    return answer.headers.get('Location') ?? (await answer.text());
  };
  expect(await placeOf(left(3, page), left(2, saved))).toBe(saved);
  expect(await placeOf(left(12, saved))).toBe('from the site');
  expect(await placeOf(left(-24, saved))).toBe('from the site');
  expect(await placeOf(left(1, icon))).toBe('from the site');
  expect(await placeOf(left(1, 'https://elsewhere.example/'))).toBe('from the site');
  expect(await placeOf()).toBe('from the site');
  const typed = await openDocument('https://jobs.example.hk/hk/en/', ports(site, [left(1, saved)]));
  expect(await typed.text()).toBe('from the site');
});
