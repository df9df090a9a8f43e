import { expect, test } from 'vitest';
import { installHref, type MenuEntry, menuEntries } from './menu-entries';

const config = {
  app_store_url: 'https://apps.example.hk/ios',
  play_store_url: 'https://apps.example.hk/a?id=1',
};
const install = (entry: MenuEntry, device: 'ios' | 'android' | 'web', isInstalled = false) =>
  installHref(entry, device, config, (path) => `/hk/en${path}`, isInstalled);

test('[2.101] [12.02] while the app is in no store the link is the page that installs the site', () => {
  const href = installHref(
    'myApplications',
    'ios',
    { app_store_url: '', play_store_url: '' },
    (path) => path,
    false,
  );
  expect(href).toBe('/jobseeker/mobile-app/?utm_source=web&utm_medium=menu&utm_content=applications');
});

test('[2.101] on mobile, my applications opens an app-install link', () => {
  expect(install('myApplications', 'ios')).toBe(
    'https://apps.example.hk/ios?utm_source=web&utm_medium=menu&utm_content=applications',
  );
});

test('[2.102] on mobile, job alert opens an app-install link', () => {
  expect(install('jobAlert', 'android')).toBe(
    'https://apps.example.hk/a?id=1&utm_source=web&utm_medium=menu&utm_content=alerts',
  );
});

test('[2.103] on mobile, notifications opens an app-install link', () => {
  expect(install('notifications', 'web')).toBe(
    '/hk/en/jobseeker/mobile-app/?utm_source=web&utm_medium=menu&utm_content=notifications',
  );
});

test('[12.03] in the installed app all entries open the pages themselves', () => {
  for (const entry of menuEntries) expect(install(entry, 'ios', true)).toBeUndefined();
});

test('my profile stays a web page', () => {
  expect(install('myProfile', 'ios')).toBeUndefined();
});
