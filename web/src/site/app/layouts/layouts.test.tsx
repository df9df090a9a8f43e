// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ServiceError } from '@/shared/services/api/service';
import { EmployerPage } from '@/site/features/articles/EmployerPage';
import type { ArticlePage } from '@/site/lib/content';
import { useShowError } from '@/site/services/api/useShowError';
import { show } from '@/site/testing/show';
import { layoutOperations } from './operations';

afterEach(cleanup);

const quickBar = { employments: [], job_categories: [] };
const hasQuickBar = () => screen.queryByRole('navigation', { name: 'Quick search' }) !== null;
const hasFooter = () => screen.queryByRole('contentinfo') !== null;

test('[2.72] the content layout has header and footer around a column to read', () => {
  show({ layout: 'content' });
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getByRole('main').className).toContain('reading');
  expect(hasQuickBar()).toBe(false);
  expect(hasFooter()).toBe(true);
});

test('[2.73] the default layout has a sticky header, quick bar, search action and footer', () => {
  show({ layout: 'default', quickBar });
  expect(screen.getByRole('banner').className).toContain('sticky');
  expect(hasQuickBar() && hasFooter()).toBe(true);
  expect(screen.getByRole('link', { name: 'Advanced search' }).getAttribute('href')).toBe(
    '/hk/en/find-jobs/advanced/',
  );
});

test('[2.74] the layout without quick bar asks for none', () => {
  expect(layoutOperations('no-quick-bar')).toEqual([]);
  expect(layoutOperations('default')).toHaveLength(1);
  show({ layout: 'no-quick-bar' });
  expect(hasQuickBar()).toBe(false);
  expect(screen.getByRole('link', { name: 'Advanced search' })).toBeTruthy();
});

test('the search action leads to all filters of jobs, but on the search for companies', () => {
  const leadsTo = (path: string) => {
    cleanup();
    show({ path, layout: 'no-quick-bar' });
    return screen.getByRole('link', { name: 'Advanced search' }).getAttribute('href');
  };
  expect(leadsTo('/hk/en/company/fai-fan-tong/65c0c0de0000000000000001/')).toBe('/hk/en/find-jobs/advanced/');
  expect(leadsTo('/hk/en/company/')).toBe('/hk/en/company/advanced/');
});

test('[2.75] the layout without search action has a quick bar but no such button', () => {
  show({ layout: 'no-search-action', quickBar });
  expect(hasQuickBar()).toBe(true);
  expect(screen.queryByRole('link', { name: 'Advanced search' })).toBeNull();
});

test('[2.76] [2.77] the layout without sticky header counts the chosen filters on its Advanced search button', () => {
  show({
    layout: 'no-sticky-header',
    path: '/hk/en/find-jobs/?q=cook&page=2&district=030503,040301&employment=pt',
    search: 'q=cook&district=030503,040301&employment=pt',
  });
  expect(screen.getByRole('banner').className).not.toContain('sticky');
  const button = screen.getByRole('link', { name: 'Advanced search 3' });
  expect(button.getAttribute('href')).toBe(
    '/hk/en/find-jobs/advanced/?q=cook&district=030503,040301&employment=pt',
  );
});

test('[2.78] the count is capped at 99+', () => {
  const many = Array.from({ length: 100 }, (_, index) => `0305${index}`).join(',');
  show({ layout: 'no-sticky-header', search: `district=${many}` });
  expect(screen.getByRole('link', { name: 'Advanced search 99+' })).toBeTruthy();
});

test('[2.79] [2.99] the employer layout has its own header with a login that carries a referral tag', () => {
  show({ layout: 'employer', path: '/hk/en/employer/' });
  expect(screen.getByRole('link', { name: 'Employer login' }).getAttribute('href')).toBe(
    '/portal/en/?ref=seeker-web',
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Bidding FAQ' })).toBeTruthy();
  expect(footer.queryByRole('link', { name: 'My resume' })).toBeNull();
});

test('[10.01] without a portal no link of the employer pages leads to one', () => {
  const article = { title: 'Hire', description: '', body: '', headings: [], coverImage: null };
  const page = { article, related: [] } as unknown as ArticlePage;
  const content = () => <EmployerPage {...page} />;
  const showPage = (config: object) => {
    cleanup();
    show({ layout: 'employer', path: '/hk/en/employer/', config, content });
    return screen.getAllByRole('link').map((link) => link.textContent);
  };
  const words = ['Employer login', 'Sign up or log in', 'Employer portal'];
  expect(showPage({})).toEqual(expect.arrayContaining(words));
  const texts = showPage({ employer_portal_url: '/hk/employer/' });
  for (const each of words) expect(texts).not.toContain(each);
});

test('[2.98] [2.100] the employer header has nav items and a menu toggle that opens the slide-out menu', async () => {
  show({ layout: 'employer', path: '/hk/en/employer/' });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Solutions' }).getAttribute('href')).toBe(
    '/hk/en/employer/solutions/',
  );
  const toggle = screen.getByRole('button', { name: 'Open menu' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await vi.waitFor(() =>
    expect(document.querySelector('dialog[open]')?.textContent).toContain('Community guidelines'),
  );
});

test('[2.80] the simple layout is bare', () => {
  show({ layout: 'simple' });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(hasFooter()).toBe(false);
  expect(screen.getByRole('main').textContent).toBe('Sample');
});

test('who changes the language before the login returns in the chosen one', () => {
  show({ layout: 'single', path: '/hk/en/login/?target=/en/company/' });
  expect(screen.getByRole('link', { name: '繁體中文' }).getAttribute('href')).toBe(
    '/hk/login/?target=/company/',
  );
});

function Failing({ code }: { code: string }) {
  const showError = useShowError();
  return (
    <button type="button" onClick={() => showError(new ServiceError('You have already applied', 409, code))}>
      fail
    </button>
  );
}

test('[2.81] [8.64] the single layout shows an error in a box with an OK button', () => {
  const { services } = show({ layout: 'single', content: () => <Failing code="E100007" /> });
  fireEvent.click(screen.getByText('fail'));
  expect(document.querySelector('dialog[open]')?.textContent).toContain('You have already applied');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(services.notices.notice.get()).toBeUndefined();
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('[8.65] elsewhere an error shows as a toast', () => {
  show({ layout: 'default', content: () => <Failing code="E100007" /> });
  fireEvent.click(screen.getByText('fail'));
  expect(screen.getByRole('alert').textContent).toBe('You have already applied');
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test("[4.36] E100049 shows nothing and leads to the account's restoration", () => {
  const { go, services } = show({ content: () => <Failing code="E100049" /> });
  fireEvent.click(screen.getByText('fail'));
  expect(go).toHaveBeenCalledExactlyOnceWith('/hk/en/account-restore/');
  expect(services.notices.notice.get()).toBeUndefined();
});

test('[4.40] the loading overlay is shown while something loads', async () => {
  const { services } = show();
  const gate = Promise.withResolvers<void>();
  const done = services.notices.whileLoading(gate.promise);
  await act(async () => undefined);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  await act(async () => {
    gate.resolve();
    await done;
  });
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});
