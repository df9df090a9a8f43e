// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { addresses } from '@/portal/lib/address';
import { inThisTab, openTab } from '@/shared/testing/open-tab';
import { screens } from './router';

let tab: ReturnType<typeof openTab>;

async function start(path: string) {
  tab = openTab(`http://portal.test${path}`);
  const first = addresses.parse(location.pathname, location.search, location.hash);
  if (first === undefined) throw new Error('not a page');
  const page = await screens.load(first);
  return inThisTab(() => screens.start(page, vi.fn()));
}

beforeEach(() => {
  document.body.innerHTML = '';
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

test('the screen is told of a hash, by which an editor shows its steps', async () => {
  const { shown } = await start('/portal/en/c1/jobs/j1/edit/');
  const { route } = shown.get();
  tab.goToHash('#hours');
  await vi.waitFor(() => expect(shown.get().address.hash).toBe('hours'));
  expect(shown.get().route).toBe(route);
});

test('only the last of several quick presses is shown', async () => {
  const { shown, navigation } = await start('/portal/en/');
  navigation.go('/portal/en/new/');
  navigation.go('/portal/en/claim/');
  await vi.waitFor(() => expect(shown.get().route.pattern).toBe('/claim/'));
  expect(location.pathname).toBe('/portal/en/claim/');
});
