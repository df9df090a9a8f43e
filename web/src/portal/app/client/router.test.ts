// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { parsePortalAddress } from '../../lib/every-page/address';
import { startRouter } from './router';

async function start(path: string) {
  history.replaceState(null, '', path);
  const first = parsePortalAddress(location.pathname, location.search, location.hash);
  if (first === undefined) throw new Error('not a page');
  return startRouter({ first, onError: vi.fn() });
}

beforeEach(() => {
  document.body.innerHTML = '';
  vi.stubGlobal('scrollTo', vi.fn());
});

function click(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a link of the portal is followed without a new document', async () => {
  const { shown } = await start('/portal/en/');
  expect(click('/portal/en/new/')).toBe(true);
  await vi.waitFor(() => expect(shown.get().route.pattern).toBe('/new/'));
  expect(location.pathname).toBe('/portal/en/new/');
});

test('a link to the site, or to the other language, is left to the browser', async () => {
  await start('/portal/en/');
  expect(click('/hk/en/')).toBe(false);
  expect(click('/portal/new/')).toBe(false);
  expect(click('#main')).toBe(false);
});

test('only the last of several quick presses is shown', async () => {
  const { shown, navigation } = await start('/portal/en/');
  navigation.go('/portal/en/new/');
  navigation.go('/portal/en/claim/');
  await vi.waitFor(() => expect(shown.get().route.pattern).toBe('/claim/'));
  expect(location.pathname).toBe('/portal/en/claim/');
});
