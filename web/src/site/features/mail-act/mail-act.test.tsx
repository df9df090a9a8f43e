// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Service, ServiceError } from '@/shared/services/api/service';
import type { Catalogue } from '@/site/messages/catalogue';
import { show, visitor } from '@/site/testing/show';
import { screen as mailActScreen } from './MailActScreen';
import type { MailAct } from './mail-act';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', fetched));

afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const ready: MailAct = {
  act: 'rejected',
  state: 'ready',
  job: 'Barista',
  company: 'Chan’s Coffee',
  applied_at: '2026-11-17T03:30:00.000Z',
  portal_url: 'https://hoigung.hk/portal/en/1/applicants/?applicant=2',
};

const answer = (data: MailAct) => new Response(JSON.stringify({ data }));

/** Shows the page to a visitor, and waits for its answer. */
async function showPage(token = 'abc') {
  const prepare = (path: string) => ({
    url: `/api/seeker/${path}`,
    headers: {},
    refusal: async (status: number) => new ServiceError('', status),
  });
  const shown = show({
    path: `/hk/en/mail-act/?token=${encodeURIComponent(token)}`,
    layout: 'simple',
    session: visitor,
    service: { prepare } as unknown as Service,
    content: () => {
      const query = new Map([['token', token]]);
      const address = { locale: 'en', path: '/mail-act/', query, hash: '', params: {} } as const;
      return <mailActScreen.Component address={address} answers={[]} />;
    },
  });
  await act(async () => undefined);
  return shown;
}

const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};

const requests = () => fetched.mock.calls.map(([url, { method = 'GET' }]) => `${method} ${url}`);

test('[10.47] opening the page says what the button does and changes nothing', async () => {
  fetched.mockResolvedValue(answer(ready));
  await showPage('a+b');
  expect(screen.getByRole('heading', { name: 'Not this time' })).toBeTruthy();
  expect(
    screen.getByText(/who applied for “Barista” on .*2026, 11:30 that it is not this time/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in to look first' }).getAttribute('href')).toBe(
    ready.portal_url,
  );
  expect(requests()).toEqual(['GET /api/seeker/mail-act?token=a%2Bb']);
});

test('[10.47] the button does it, a rejection with the reason that was chosen, and says so', async () => {
  fetched.mockResolvedValueOnce(answer(ready));
  await showPage();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'experience' } });
  fetched.mockResolvedValueOnce(answer({ ...ready, state: 'done' }));
  await press('Tell them');
  expect(requests()[1]).toBe('POST /api/seeker/mail-act?token=abc&reason=experience');
  expect(screen.getByText('Done: they will be told.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[10.47] acts on a job ask for no reason', async () => {
  fetched.mockResolvedValueOnce(answer({ ...ready, act: 'keep_job', applied_at: null }));
  await showPage();
  expect(screen.queryByRole('combobox')).toBeNull();
  fetched.mockResolvedValueOnce(answer({ ...ready, act: 'keep_job', applied_at: null, state: 'changed' }));
  await press('Keep it open');
  expect(requests()[1]).toBe('POST /api/seeker/mail-act?token=abc');
  expect(screen.getByRole('heading', { name: 'This link was used, or things have changed' })).toBeTruthy();
});

test.each([
  ['changed', 'This link was used, or things have changed'],
  ['expired', 'This link has expired'],
  ['not_allowed', 'You cannot do this now'],
] as const)('[10.47] a link whose act is %s has nothing to press', async (state, title) => {
  fetched.mockResolvedValue(answer({ ...ready, state, job: '', portal_url: null }));
  await showPage();
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[10.47] a forged link is told as such, and one without its token asks for nothing', async () => {
  await showPage('');
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
  cleanup();
  fetched.mockResolvedValue(new Response('{}', { status: 404 }));
  await showPage('forged');
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
});

test('[10.47] an outage can be tried again', async () => {
  fetched.mockResolvedValueOnce(new Response('{}', { status: 503 }));
  await showPage();
  fetched.mockResolvedValueOnce(answer(ready));
  await press('Try again');
  expect(screen.getByRole('button', { name: 'Tell them' })).toBeTruthy();
});

test('[10.47] search engines are told not to list it', () => {
  const texts = { mailAct: { title: 'a', description: 'b' } } as unknown as Catalogue;
  const address = { locale: 'en', path: '/mail-act/', query: new Map(), hash: '', params: {} } as const;
  expect(mailActScreen.head({ address, answers: [], texts, config: {} as never }).noindex).toBe(true);
});
