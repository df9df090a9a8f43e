// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { companyToday, membershipOf, personOf } from '@/portal/testing/samples';
import { refusal, show } from '@/portal/testing/show';
import { LateScreen, type LoadScreen } from '@/shared/client/LateScreen';
import { useNow } from '@/shared/client/useNow';
import { routes } from '../routes';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const answers = { Today: { company: companyToday } };

test('[10.05] a page names its company, in its title too, and others are a press away', async () => {
  const person = personOf(membershipOf(), membershipOf({ id: 'c2', role: 'viewer' }));
  await show({ path: '/portal/en/c1/', person, answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeTruthy();
  expect(document.title).toBe('Today · Good Noodles · Hoigung employer portal');
  act(() => screen.getByRole('button', { name: 'Switch company: Good Noodles' }).click());
  const links = within(screen.getByRole('dialog', { hidden: true })).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/portal/en/c1/',
    '/portal/en/c2/',
    '/portal/en/new/',
  ]);
});

test('[10.06] a company that the person does not belong to looks like one that does not exist', async () => {
  await show({ path: '/portal/en/c9/people/', person: personOf(membershipOf()) });
  expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeTruthy();
});

test('[10.04] whoever is not logged in logs in where they are, and then sees the page', async () => {
  const { session } = await show({ path: '/portal/en/c1/', person: null, answers });
  expect(await screen.findByRole('heading', { name: 'Log in or sign up' })).toBeTruthy();
  act(() => session.begin(personOf(membershipOf())));
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
});

test('a session that has expired says so, and the page comes back', async () => {
  const { session } = await show({ path: '/portal/en/c1/', person: personOf(membershipOf()), answers });
  act(() => session.expire());
  expect(await screen.findByText(/Your session has expired/)).toBeTruthy();
});

test('an answer that does not come can be asked for again', async () => {
  await show({
    path: '/portal/en/c1/',
    person: personOf(membershipOf()),
    answers: { Today: refusal('E100011') },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('refused by E100011')).toBeTruthy();
});

test('the switch of the language keeps the address', async () => {
  await show({ path: '/portal/en/c1/?a=b', person: personOf(membershipOf()), answers });
  const links = screen.getAllByRole('link', { name: '中文' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/portal/c1/?a=b', '/portal/c1/?a=b']);
});

const owner = personOf(membershipOf());
const menu = () => screen.getByRole('navigation', { name: 'Menu' });

test('an error in a page leaves the menu as it is, and another try shows the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn();
  let company: object = { ...companyToday, jobs: null };
  const today = () => ({ company });
  const { visit } = await show({
    path: '/portal/en/c1/people/',
    person: owner,
    answers: { Today: today },
    onError,
  });
  const before = menu();
  await visit('/portal/en/c1/');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(onError).toHaveBeenCalledOnce();
  expect(menu()).toBe(before);
  company = companyToday;
  act(() => retry.click());
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(menu()).toBe(before);
});

test('a page whose script does not come leaves the menu usable, and another try loads it again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { visit } = await show({ path: '/portal/en/c1/', person: owner, answers });
  const route = routes.find(({ pattern }) => pattern === '/:company/log/');
  if (route === undefined) throw new Error('no such route');
  const load = vi.spyOn(route, 'load').mockRejectedValue(new Error('no such script'));
  const before = menu();
  // A new document may know where the script is; it is loaded once.
  await visit('/portal/en/c1/log/');
  expect(reload).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/portal/en/c1/log/');
  await visit('/portal/en/c1/');
  await visit('/portal/en/c1/log/');
  expect(reload).toHaveBeenCalledOnce();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(menu()).toBe(before);
  expect(location.pathname).toBe('/portal/en/c1/log/');
  load.mockRestore();
  act(() => retry.click());
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity log' })).toBeTruthy();
});

test('when a script fails again after another try, the document is loaded again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { visit } = await show({ path: '/portal/en/c1/', person: owner, answers });
  const route = routes.find(({ pattern }) => pattern === '/:company/log/');
  if (route === undefined) throw new Error('no such route');
  vi.spyOn(route, 'load').mockRejectedValue(new Error('no such script'));
  await visit('/portal/en/c1/log/');
  await visit('/portal/en/c1/log/');
  expect(reload).toHaveBeenCalledOnce();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  act(() => retry.click());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

const LateHeading = () => <h1>Log in</h1>;

test('a login whose script does not come can be asked for again', async () => {
  const loaded = { screen: { Component: LateHeading } };
  const load = vi.fn<LoadScreen>().mockRejectedValue(new Error('gone'));
  const failed = (_: unknown, retry: () => void) => (
    <button type="button" onClick={retry}>
      Again
    </button>
  );
  render(<LateScreen load={load} loading={<p>Wait</p>} failed={failed} />);
  expect(screen.getByText('Wait')).toBeTruthy();
  const again = await screen.findByRole('button', { name: 'Again' });
  load.mockResolvedValue(loaded);
  act(() => again.click());
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
});

test('the frame stays from page to page, and the heading has the focus, also after going back', async () => {
  const { visit, back } = await show({ path: '/portal/en/c1/', person: owner, answers });
  const before = menu();
  await visit('/portal/en/c1/log/');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Activity log' }));
  (document.activeElement as HTMLElement).blur();
  await back();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Today' }));
  expect(menu()).toBe(before);
});

test('going back scrolls the page to where it was, once it is on screen', async () => {
  const { visit, back } = await show({ path: '/portal/en/c1/', person: owner, answers });
  const top = vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(700);
  await visit('/portal/en/c1/log/');
  top.mockReturnValue(0);
  const headings: (string | null | undefined)[] = [];
  vi.spyOn(globalThis, 'scrollTo').mockImplementation((_, y) => {
    if (Number(y) === 700) headings.push(document.querySelector('h1')?.textContent);
  });
  await back();
  expect(headings[0]).toBe('Today');
});

test('a tab that is left open knows when the day is over', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T15:59:30Z') });
  const { result } = renderHook(useNow);
  expect(result.current.toISOString()).toBe('2026-11-18T15:59:30.000Z');
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current.toISOString()).toBe('2026-11-18T16:00:30.000Z');
});
