// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newcomer } from '@/site/services/session/sample-profile';
import { seeker, show, visitor } from '@/site/testing/show';

afterEach(cleanup);

const header = () => within(screen.getByRole('banner'));

function openSideMenu() {
  fireEvent.click(header().getByRole('button', { name: 'Open menu' }));
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (dialog === null) throw new Error('the menu is not open');
  return within(dialog);
}

test('[2.87] the account menu is shown only once the token is ready', () => {
  show();
  expect(screen.queryAllByText('Log in/Signup')).toEqual([]);
  cleanup();
  show({ session: visitor });
  expect(screen.getAllByText('Log in/Signup').length).toBeGreaterThan(0);
});

/** The menu of a logged-in seeker, whose script is loaded on demand. */
async function accountMenu() {
  await screen.findByRole('button', { name: 'My account' });
  return within(document.querySelector('[popover]') as HTMLElement);
}

test('[2.88] the logged-in menu has the pages of the seeker and log out', async () => {
  show({ session: seeker });
  const menu = await accountMenu();
  const entries = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(entries).toEqual([
    ['My profile', '/hk/en/profile/?page=myProfile'],
    ['My applications', '/hk/en/profile/?page=myApplications'],
    ['Saved jobs', '/hk/en/profile/?page=savedJobs'],
    ['Notifications', '/hk/en/profile/?page=notifications'],
    ['Job alert', '/hk/en/profile/?page=myJobAlert'],
  ]);
  expect(menu.getByRole('button', { name: 'Log out' })).toBeTruthy();
});

test('[2.89] [12.08] the account button and the notifications entry say how many are unread', async () => {
  show({ session: { ...seeker, unread: 3 } });
  const button = await screen.findByRole('button', { name: 'My account (3 unread)' });
  expect(button.textContent).toContain('3');
  const menu = within(document.querySelector('[popover]') as HTMLElement);
  const entry = within(menu.getByRole('link', { name: 'Notifications 3 unread' }));
  expect(entry.getByRole('img', { name: '3 unread' }).textContent).toBe('3');
  expect(header().getByRole('button', { name: 'Open menu (3 unread)' })).toBeTruthy();
  cleanup();
  show({ session: { ...seeker, unread: 0 } });
  await accountMenu();
  expect(screen.queryByRole('img', { name: /unread/ })).toBeNull();
});

test('[12.08] the side menu says how many notifications are unread, 99+ above 99', () => {
  show({ session: { ...seeker, unread: 100 } });
  fireEvent.click(header().getByRole('button', { name: 'Open menu (99+ unread)' }));
  const dialog = within(document.querySelector<HTMLDialogElement>('dialog[open]') as HTMLElement);
  expect(dialog.getByRole('img', { name: '99+ unread' }).textContent).toBe('99+');
});

test('[2.91] Log in/Signup carries the current page as its target', () => {
  show({ session: visitor, path: '/hk/en/find-jobs/?q=cook' });
  const [link] = screen.getAllByRole('link', { name: 'Log in/Signup' });
  expect(link?.getAttribute('href')).toBe('/hk/en/login/?target=%2Fen%2Ffind-jobs%2F%3Fq%3Dcook');
});

test('[2.93] [2.94] the side menu shows the avatar and the name, or the telephone of one without a name', () => {
  show({ session: seeker });
  const menu = openSideMenu();
  expect(menu.getByText('陳大文')).toBeTruthy();
  expect(document.querySelector('dialog[open] img')?.getAttribute('src')).toBe('/media/avatar.jpg');
  cleanup();
  show({ session: { ...seeker, profile: newcomer } });
  expect(openSideMenu().getByText('+852 9123 4567')).toBeTruthy();
});

test('[2.95] the side menu shows the app stores', () => {
  show({ session: visitor, config: { app_store_url: 'https://apps.example.hk/ios' } });
  expect(
    openSideMenu()
      .getByRole('link', { name: /App Store/ })
      .getAttribute('href'),
  ).toBe('https://apps.example.hk/ios');
});

test('[2.96] the side menu shows the language links', () => {
  show({ session: visitor });
  const menu = openSideMenu();
  expect(menu.getByText('English')).toBeTruthy();
  expect(menu.getByRole('link', { name: '繁體中文' }).getAttribute('href')).toBe('/hk/');
});

test('[2.97] the side menu opens and closes', () => {
  show({ session: visitor });
  const menu = openSideMenu();
  fireEvent.click(menu.getByRole('button', { name: 'Close' }));
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('[2.101] in the side menu my applications leads to the app, my profile to its page', () => {
  show({ session: seeker });
  const menu = openSideMenu();
  expect(menu.getByRole('link', { name: 'My applications' }).getAttribute('href')).toBe(
    '/hk/en/jobseeker/mobile-app/?utm_source=web&utm_medium=menu&utm_content=applications',
  );
  expect(menu.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe(
    '/hk/en/profile/?page=myProfile',
  );
});

test('[12.03] in the installed app they lead to their pages, and nothing asks to install it', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  show({ session: seeker });
  const menu = openSideMenu();
  const hrefOf = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
  expect(['My applications', 'Notifications', 'Job alert'].map(hrefOf)).toEqual([
    '/hk/en/profile/?page=myApplications',
    '/hk/en/profile/?page=notifications',
    '/hk/en/profile/?page=myJobAlert',
  ]);
  expect(menu.queryByText('Get the app')).toBeNull();
});

test('[12.03] the installed app has a bar with search, saved jobs, applications, notifications and profile', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  show({ session: { ...seeker, unread: 2 }, path: '/hk/en/profile/?page=savedJobs' });
  const bar = within(await screen.findByRole('navigation', { name: 'Menu' }));
  const links = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Find jobs', '/hk/en/find-jobs/'],
    ['Saved jobs', '/hk/en/profile/?page=savedJobs'],
    ['My applications', '/hk/en/profile/?page=myApplications'],
    ['2Notifications', '/hk/en/profile/?page=notifications'],
    ['My profile', '/hk/en/profile/?page=myProfile'],
  ]);
  const current = bar.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Saved jobs']);
  expect(document.documentElement.hasAttribute('data-app-bar')).toBe(true);
});

test('[12.03] a job, which has its own bar, and a browser have no bar of the app', async () => {
  show({ session: seeker });
  await accountMenu();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  cleanup();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  show({ session: seeker, path: '/hk/en/job/waiter/0123456789abcdef01234567/' });
  await accountMenu();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  expect(document.documentElement.hasAttribute('data-app-bar')).toBe(false);
});
