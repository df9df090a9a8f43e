// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { show } from '@/site/testing/show';

afterEach(cleanup);

const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
const footer = () => within(screen.getByRole('contentinfo'));
const linksOf = (place: { getAllByRole: typeof screen.getAllByRole }) =>
  place.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the header', () => {
  test('[2.82] the logo links to the home page', () => {
    show();
    expect(header().getByRole('link', { name: 'Hoigung home' }).getAttribute('href')).toBe('/hk/en/');
  });

  test('[2.83] the search box has the field q', () => {
    show({ path: '/hk/en/find-jobs/?q=cook' });
    const box = screen.getByRole('searchbox');
    expect(box.getAttribute('name')).toBe('q');
    expect((box as HTMLInputElement).value).toBe('cook');
    expect(box.closest('form')?.getAttribute('action')).toBe('/hk/en/search');
  });

  test('[2.84] the search box submits only changed, non-empty text', () => {
    const { go } = show({ path: '/hk/en/find-jobs/?q=cook' });
    const box = screen.getByRole('searchbox');
    const form = box.closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.change(box, { target: { value: '  ' } });
    fireEvent.submit(form);
    fireEvent.change(box, { target: { value: ' cook ' } });
    fireEvent.submit(form);
    expect(go).not.toHaveBeenCalled();
    fireEvent.change(box, { target: { value: ' 廚師 & cook' } });
    fireEvent.submit(form);
    expect(go).toHaveBeenCalledExactlyOnceWith('/hk/en/find-jobs/?q=%E5%BB%9A%E5%B8%AB+%26+cook');
  });

  test('[2.85] there is a link to employers', () => {
    show();
    expect(header().getByRole('link', { name: 'For employers' }).getAttribute('href')).toBe(
      '/hk/en/employer/',
    );
  });

  test('[2.86] the language switch keeps the page and its query', () => {
    show({ path: '/hk/en/find-jobs/?q=cook' });
    const [link] = header().getAllByRole('link', { name: '繁體中文' });
    expect(link?.getAttribute('href')).toBe('/hk/find-jobs/?q=cook');
    expect(link?.getAttribute('hreflang')).toBe('zh-Hant-HK');
  });
});

describe('the footer', () => {
  test('[1.20] it links to the nine pages, in both languages', () => {
    const wanted = [
      '/jobseeker/mobile-app/',
      '/latest-news/',
      '/contact-us/',
      '/terms-and-conditions/',
      '/privacy-policy/',
      '/find-jobs/',
      '/profile/?page=myProfile',
      '/profile/?page=myJobAlert',
      '/blogs-list/',
    ];
    for (const base of ['/hk', '/hk/en']) {
      show({ path: `${base}/` });
      expect(linksOf(footer())).toEqual(expect.arrayContaining(wanted.map((path) => `${base}${path}`)));
      cleanup();
    }
  });

  test('[1.21] it shows the social links of the settings', () => {
    show({
      config: { social: { facebook: 'https://social.example.hk/f', threads: 'https://social.example.hk/t' } },
    });
    expect(footer().getByRole('link', { name: 'Facebook' }).getAttribute('href')).toBe(
      'https://social.example.hk/f',
    );
    expect(footer().getByRole('link', { name: 'Threads' }).getAttribute('href')).toBe(
      'https://social.example.hk/t',
    );
  });

  test('[1.22] it shows a download QR code', () => {
    show();
    expect(footer().getByAltText('QR code to download the app').getAttribute('src')).toBe('/hk/en/qr.svg');
  });

  const stores = (userAgent: string) => {
    vi.stubGlobal('navigator', { ...navigator, language: 'zh-HK', userAgent });
    show({
      config: {
        app_store_url: 'https://apps.example.hk/ios',
        play_store_url: 'https://apps.example.hk/android',
      },
    });
    return linksOf(footer()).filter((href) => href?.startsWith('https://apps.example.hk/'));
  };

  test('[1.23] an iOS device sees only the iOS store', () => {
    expect(stores('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toEqual(['https://apps.example.hk/ios']);
  });

  test('[1.24] an Android device sees only the Android store', () => {
    expect(stores('Mozilla/5.0 (Linux; Android 14)')).toEqual(['https://apps.example.hk/android']);
  });

  test('[1.25] on the web both stores are shown', () => {
    expect(stores('Mozilla/5.0 (X11; Linux x86_64)')).toHaveLength(2);
  });

  test('while the app is in no store, the page about it is shown instead', () => {
    show();
    expect(footer().queryByRole('link', { name: /App Store|Google Play/ })).toBeNull();
    expect(footer().getAllByRole('link', { name: 'About the app' })).toHaveLength(2);
  });

  test('[1.26] [9.37] the copyright runs from 2016 to the current year in Hong Kong', () => {
    show();
    expect(footer().getByText(/© 2016 - 2026/)).toBeTruthy();
  });

  test('[1.27] it shows that this is Hong Kong', () => {
    show({ path: '/hk/' });
    expect(footer().getByText('香港')).toBeTruthy();
  });

  test('[1.28] it links to the employer portal', () => {
    show({ config: { employer_portal_url: 'https://employer.example.hk/' } });
    expect(footer().getByRole('link', { name: 'Employer portal' }).getAttribute('href')).toBe(
      'https://employer.example.hk/?ref=seeker-web',
    );
  });

  test('[10.01] without a portal it links to none', () => {
    show({ config: { employer_portal_url: '/hk/employer/' } });
    expect(footer().queryByRole('link', { name: 'Employer portal' })).toBeNull();
    expect(footer().getByRole('link', { name: 'Employer services' })).toBeTruthy();
  });

  test('[1.29] a section opens and closes by its heading', () => {
    show();
    const toggle = footer().getByRole('button', { name: 'About us' });
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(panel?.className).toContain('closed');
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(panel?.className).not.toContain('closed');
  });

  test('[9.38] [9.39] version and environment are in its title', () => {
    show({ config: { environment: 'production' } });
    expect(screen.getByRole('contentinfo').title).toBe('sw-2.17.3 production');
  });
});

test('the quick bar leads to the slug pages of employments and categories', () => {
  const entry = (code: string, name: string) => ({
    code,
    name,
    slug: [
      { locale: 'zh-hant', value: `${name}中` },
      { locale: 'en', value: code },
    ],
  });
  show({ quickBar: { employments: [entry('pt', 'Part-time')], job_categories: [entry('food', 'Food')] } });
  const bar = within(screen.getByRole('navigation', { name: 'Quick search' }));
  expect(linksOf(bar)).toEqual(['/hk/en/find-jobs/pt/', '/hk/en/find-jobs/food/']);
});
