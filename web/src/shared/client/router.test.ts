// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { type Address, createAddresses } from '@/shared/lib/address';
import { pageCacheValidity } from '@/shared/lib/constants';
import { restoreScroll } from '@/shared/services/browser/scroll';
import { inThisTab, openTab } from '@/shared/testing/open-tab';
import type { SessionHistory } from '@/shared/testing/session-history';
import { createRouter, type Loaded, type RouterOptions } from './router';

const origin = 'http://site.test';
const { parse } = createAddresses('/hk');

const addressOf = (path: string) => {
  const url = new URL(path, origin);
  return parse(url.pathname, url.search, url.hash) as Address;
};

interface Page {
  address: Address;
}

/** The page of an address. */
const pageAt = (path: string): Page => ({ address: addressOf(path) });

const asked = ({ query }: Address) => [...query].filter(([name]) => name !== 'popup').join();

let tab: SessionHistory;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  tab = openTab(`${origin}/hk/en/`);
});

/** A router on the first page, with a loader that answers at once unless the test answers itself. */
function start(first = '/hk/en/') {
  history.replaceState(null, '', `${origin}${first}`);
  const load = vi.fn<RouterOptions<Page>['load']>(async (address) => ({ kind: 'page', page: { address } }));
  const options = {
    first: pageAt(first),
    address: addressOf(first),
    parse,
    load,
    hasRoute: (address: Address) => address.path !== '/unknown/',
    isPublic: (address: Address) => address.path !== '/profile/',
    // A dialog over a profile is the same page.
    isSamePage: ({ address: here }: Page, address: Address) =>
      here.path === '/profile/' && address.path === here.path && asked(address) === asked(here),
    restore: restoreScroll,
    show: vi.fn<RouterOptions<Page>['show']>(),
    onStart: vi.fn(),
    onEnd: vi.fn(),
    onError: vi.fn<RouterOptions<Page>['onError']>(),
    onOffline: vi.fn(),
  };
  const { go } = inThisTab(() => createRouter<Page>(options));
  const shownPaths = () => options.show.mock.calls.map(([page]) => page.address.path);
  return { ...options, go, shownPaths };
}

/** Waits until everything under way has finished. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Clicks on a link; returns whether the router handled it. */
function click(attributes: Record<string, string>, event: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  let isTaken = false;
  const afterRouter = (clicked: Event) => {
    isTaken = clicked.defaultPrevented;
    clicked.preventDefault();
  };
  window.addEventListener('click', afterRouter, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
  return isTaken;
}

test('a link of the site is followed without a new document, under an entry of its own', async () => {
  const { load, show, first, onStart, onEnd } = start();
  expect(click({ href: `${origin}/hk/en/find-jobs/?q=cook` })).toBe(true);
  expect(onStart).toHaveBeenCalledOnce();
  // The address changes together with the page, not before.
  expect(location.pathname).toBe('/hk/en/');
  await settle();
  expect(load).toHaveBeenCalledExactlyOnceWith(addressOf('/hk/en/find-jobs/?q=cook'), first);
  expect(show.mock.calls).toEqual([[expect.anything(), false]]);
  expect(tab.paths()).toEqual(['/hk/en/', '/hk/en/find-jobs/?q=cook']);
  expect(new Set(tab.keys()).size).toBe(2);
  expect(tab.keys()).not.toContain(undefined);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("what is not a plain click on the site's own page is left to the browser", async () => {
  const { load } = start();
  const href = `${origin}/hk/en/find-jobs/`;
  expect(click({ href }, { ctrlKey: true })).toBe(false);
  expect(click({ href }, { metaKey: true })).toBe(false);
  expect(click({ href }, { shiftKey: true })).toBe(false);
  expect(click({ href }, { button: 1 })).toBe(false);
  expect(click({ href, target: '_blank' })).toBe(false);
  expect(click({ href, download: '' })).toBe(false);
  expect(click({ href: 'https://employer.example.hk/' })).toBe(false);
  expect(click({ href: `${origin}/hk/find-jobs/` })).toBe(false);
  expect(click({ href: `${origin}/hk/en/unknown/` })).toBe(false);
  await settle();
  expect(load).not.toHaveBeenCalled();
});

test('an address that the router cannot show is loaded as a document', () => {
  const { go } = start();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  go('/hk/en/unknown/');
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${origin}/hk/en/unknown/`);
  go('/hk/find-jobs/', { replace: true });
  expect(replace).toHaveBeenCalledExactlyOnceWith(`${origin}/hk/find-jobs/`);
});

test('a navigation can replace its entry, and one to the same address does', async () => {
  const { go } = start();
  go('/hk/en/company/', { replace: true });
  await settle();
  expect(tab.paths()).toEqual(['/hk/en/company/']);
  go('/hk/en/company/');
  await settle();
  expect(tab.paths()).toEqual(['/hk/en/company/']);
});

test('a navigation that another one overtook is never shown, whichever loads first', async () => {
  const slow = Promise.withResolvers<Loaded<Page>>();
  const { go, load, shownPaths, onEnd } = start();
  load.mockReturnValueOnce(slow.promise);
  go('/hk/en/company/');
  go('/hk/en/find-jobs/');
  await settle();
  slow.resolve({ kind: 'page', page: pageAt('/hk/en/company/') });
  await settle();
  expect(shownPaths()).toEqual(['/find-jobs/']);
  expect(tab.paths()).toEqual(['/hk/en/', '/hk/en/find-jobs/']);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('nor does its failure matter', async () => {
  const slow = Promise.withResolvers<Loaded<Page>>();
  const { go, load, onError, shownPaths } = start();
  load.mockReturnValueOnce(slow.promise);
  go('/hk/en/company/');
  go('/hk/en/find-jobs/');
  slow.reject(new Error('gone'));
  await settle();
  expect(onError).not.toHaveBeenCalled();
  expect(shownPaths()).toEqual(['/find-jobs/']);
});

test('going back ends a navigation that is under way', async () => {
  const slow = Promise.withResolvers<Loaded<Page>>();
  const { go, load, shownPaths, onEnd } = start();
  tab.goToHash('#top');
  load.mockReturnValueOnce(slow.promise);
  go('/hk/en/company/');
  tab.move(-1);
  slow.resolve({ kind: 'page', page: pageAt('/hk/en/company/') });
  await settle();
  expect(shownPaths()).toEqual([]);
  expect(location.href).toBe(`${origin}/hk/en/`);
  expect(onEnd).toHaveBeenCalled();
});

test('a redirect leads on: it makes one entry, or replaces the one that it was found at', async () => {
  const { go, load, shownPaths } = start();
  load.mockResolvedValueOnce({ kind: 'moved', href: '/hk/en/login/?target=%2Fen%2Fprofile%2F' });
  go('/hk/en/profile/');
  await settle();
  expect(tab.paths()).toEqual(['/hk/en/', '/hk/en/login/?target=%2Fen%2Fprofile%2F']);
  go('/hk/en/profile/');
  await settle();
  tab.move(-1);
  await settle();
  load.mockResolvedValueOnce({ kind: 'moved', href: '/hk/en/company/' });
  tab.move(1);
  await settle();
  expect(tab.paths()[2]).toBe('/hk/en/company/');
  expect(tab.entries).toHaveLength(3);
  expect(shownPaths().at(-1)).toBe('/company/');
});

test('a page that fails has its entry, and is told of with its address', async () => {
  const { go, load, onError, onEnd, show } = start();
  const error = new Error('A script could not be loaded');
  load.mockRejectedValueOnce(error);
  go('/hk/en/company/');
  await settle();
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, `${origin}/hk/en/company/`);
  expect(tab.paths()).toEqual(['/hk/en/', '/hk/en/company/']);
  expect(show).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledOnce();
  // Going back works although the previous page is still on screen.
  tab.move(-1);
  await settle();
  expect(show).toHaveBeenCalledOnce();
});

test('without a network a link leads nowhere, and the page stays as it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { go, load, onError, onOffline } = start();
  load.mockRejectedValueOnce(new Error('no network'));
  go('/hk/en/company/');
  await settle();
  expect(onOffline).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
  expect(tab.paths()).toEqual(['/hk/en/']);
});

test('going back shows the page that was kept, for five minutes', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const { go, load, show, first } = start();
  go('/hk/en/find-jobs/');
  await settle();
  now.mockReturnValue(pageCacheValidity - 1);
  tab.move(-1);
  await settle();
  expect(load).toHaveBeenCalledOnce();
  expect(show).toHaveBeenLastCalledWith(first, false);
  now.mockReturnValue(pageCacheValidity);
  tab.move(1);
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that is not the same for everybody is loaded again', async () => {
  const { go, load } = start();
  go('/hk/en/profile/');
  await settle();
  go('/hk/en/company/');
  await settle();
  tab.move(-1);
  await settle();
  expect(load.mock.calls.map(([{ path }]) => path)).toEqual(['/profile/', '/company/', '/profile/']);
});

test('the same address at two entries is two pages to go back to', async () => {
  const { go, show } = start();
  go('/hk/en/find-jobs/');
  await settle();
  const lastShown = () => show.mock.lastCall?.[0];
  const before = lastShown();
  go('/hk/en/company/');
  await settle();
  go('/hk/en/find-jobs/');
  await settle();
  const after = lastShown();
  expect(after).not.toBe(before);
  for (const by of [-1, -1]) {
    tab.move(by);
    await settle();
  }
  expect(lastShown()).toBe(before);
  for (const by of [1, 1]) {
    tab.move(by);
    await settle();
  }
  expect(lastShown()).toBe(after);
});

test('two entries back to an earlier visit of the same address shows its page again, where it was', async () => {
  const { go, load, show } = start('/hk/en/find-jobs/');
  go('/hk/en/company/');
  await settle();
  const first = show.mock.lastCall?.[0];
  go('/hk/en/find-jobs/');
  await settle();
  go('/hk/en/company/');
  await settle();
  expect(show.mock.lastCall?.[0]).not.toBe(first);
  const loads = load.mock.calls.length;
  tab.move(-2);
  await settle();
  expect(show).toHaveBeenLastCalledWith(first, false);
  expect(load).toHaveBeenCalledTimes(loads);
});

test('a dialog over the same page keeps scroll and focus; its loading knows the page on screen', async () => {
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  const { go, load, show, first } = start('/hk/en/profile/?page=myApplications');
  go('/hk/en/profile/?page=myApplications&popup=application');
  await settle();
  expect(load).toHaveBeenLastCalledWith(expect.anything(), first);
  expect(show).toHaveBeenLastCalledWith(expect.anything(), true);
  expect(scroll).not.toHaveBeenCalled();
  go('/hk/en/profile/?page=notifications');
  await settle();
  expect(show).toHaveBeenLastCalledWith(expect.anything(), false);
  // Its own address asks for everything anew.
  go('/hk/en/profile/?page=notifications');
  await settle();
  expect(load).toHaveBeenLastCalledWith(expect.anything(), undefined);
});

test('closing goes back to where the visitor came from, else to the address in place of this one', async () => {
  const page = '/hk/en/profile/?page=myProfile';
  const { go } = start(page);
  go(`${page}&popup=name`);
  await settle();
  go(page, { close: true });
  await settle();
  expect(history.back).toHaveBeenCalledOnce();
  expect(location.search).toBe('?page=myProfile');
  // The dialog's entry can be reached by going forward.
  expect(tab.paths()).toEqual([page, `${page}&popup=name`]);
});

test('closing what was opened by its address replaces it', async () => {
  const page = '/hk/en/profile/?page=myProfile';
  const { go } = start(`${page}&popup=name`);
  go(page, { close: true });
  await settle();
  expect(history.back).not.toHaveBeenCalled();
  expect(tab.paths()).toEqual([page]);
});

test('a hash of the page is followed by the browser, and its entry gets a key', async () => {
  const { load, show } = start();
  expect(click({ href: `${origin}/hk/en/#how-old` })).toBe(false);
  tab.goToHash('#how-old');
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(show).not.toHaveBeenCalled();
  expect(tab.keys()[1]).toEqual(expect.any(Number));
  expect(tab.keys()[1]).not.toBe(tab.keys()[0]);
});

test('each entry returns to where it was scrolled to; a new page begins at the top', async () => {
  let position = 0;
  vi.spyOn(globalThis, 'scrollTo').mockImplementation((_, y) => {
    position = Number(y);
  });
  vi.spyOn(globalThis, 'scrollY', 'get').mockImplementation(() => position);
  const { go } = start();
  position = 700;
  go('/hk/en/find-jobs/');
  await settle();
  expect(position).toBe(0);
  position = 300;
  tab.move(-1);
  await settle();
  expect(position).toBe(700);
  tab.move(1);
  await settle();
  expect(position).toBe(300);
});

test('going back to the other language loads a document', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { load } = start();
  tab.entries.push({ state: null, url: `${origin}/hk/find-jobs/` });
  tab.move(1);
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});
