// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Service, ServiceError } from '@/shared/services/api/service';
import type { Catalogue } from '@/site/messages/catalogue';
import { show, visitor } from '@/site/testing/show';
import { screen as mailActScreen } from './MailActScreen';
import type { MailAct } from './mail-act';
import type { LinkCall } from './mail-link';
import type { Subscription } from './subscription';
import { screen as unsubscribeScreen } from './UnsubscribeScreen';

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
  interview_at: null,
  page_url: 'https://hoigung.hk/portal/en/1/applicants/?applicant=2',
};
const subscribed: Subscription = { kinds: ['message'], email: 'm***@example.hk', is_subscribed: true };

const screens = { 'mail-act': mailActScreen, unsubscribe: unsubscribeScreen };

const answer = (data: MailAct | Subscription) => new Response(JSON.stringify({ data }));

const addressOf = (call: LinkCall, token: string) =>
  ({ locale: 'en', path: `/${call}/`, query: new Map([['token', token]]), hash: '', params: {} }) as const;

/** Shows a page to a visitor, and waits for its answer. */
async function showPage(call: LinkCall, token = 'abc') {
  const prepare = (path: string) => ({
    url: `/api/seeker/${path}`,
    headers: {},
    refusal: async (status: number) => new ServiceError('', status),
  });
  const { Component } = screens[call];
  const shown = show({
    path: `/hk/en/${call}/?token=${encodeURIComponent(token)}`,
    layout: 'simple',
    session: visitor,
    service: { prepare } as unknown as Service,
    content: () => <Component address={addressOf(call, token)} answers={[]} />,
  });
  await act(async () => undefined);
  return shown;
}

const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};

const requests = () => fetched.mock.calls.map(([url, { method = 'GET' }]) => `${method} ${url}`);

describe.each([
  ['mail-act', ready, 'Tell them'],
  ['unsubscribe', subscribed, 'Stop these emails'],
] as const)('the page of %s', (call, given, button) => {
  test('[10.47] [12.10] opening it changes nothing', async () => {
    fetched.mockResolvedValue(answer(given));
    await showPage(call, 'a+b');
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(screen.getByText('Nothing changes until you press the button.')).toBeTruthy();
    expect(requests()).toEqual([`GET /api/seeker/${call}?token=a%2Bb`]);
  });

  test('[10.47] [12.10] a forged link is told as such, and one without its token asks for nothing', async () => {
    await showPage(call, '');
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
    cleanup();
    fetched.mockResolvedValue(new Response('{}', { status: 404 }));
    await showPage(call, 'forged');
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('[10.47] [12.10] an outage can be tried again', async () => {
    fetched.mockResolvedValueOnce(new Response('{}', { status: 503 }));
    await showPage(call);
    expect(screen.getByText("There's a network error, please try again later.")).toBeTruthy();
    fetched.mockResolvedValueOnce(answer(given));
    await press('Try again');
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });

  test('[10.47] [12.10] an act that fails is said, and can be tried again', async () => {
    fetched.mockResolvedValueOnce(answer(given));
    const { services } = await showPage(call);
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await press(button);
    expect(services.notices.notice.get()).toMatchObject({ kind: 'box' });
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });

  test('[10.47] [12.10] search engines are told not to list it', () => {
    const texts = { mailLinks: { [call]: { title: 'a', description: 'b' } } } as unknown as Catalogue;
    const address = addressOf(call, 'abc');
    expect(screens[call].head({ address, answers: [], texts, config: {} as never }).noindex).toBe(true);
  });
});

test('[10.47] the page says on whom the link acts, and leads to the portal', async () => {
  fetched.mockResolvedValue(answer(ready));
  await showPage('mail-act');
  expect(screen.getByRole('heading', { name: 'Not this time' })).toBeTruthy();
  expect(
    screen.getByText(/who applied for “Barista” on .*2026, 11:30 that it is not this time/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in to look first' }).getAttribute('href')).toBe(
    ready.page_url,
  );
});

test('[10.47] the button does it, a rejection with the reason that was chosen, and says so', async () => {
  fetched.mockResolvedValueOnce(answer(ready));
  await showPage('mail-act');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'experience' } });
  fetched.mockResolvedValueOnce(answer({ ...ready, state: 'done' }));
  await press('Tell them');
  expect(requests()[1]).toBe('POST /api/seeker/mail-act?token=abc&reason=experience');
  expect(screen.getByText('Done: they will be told.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[10.47] acts on a job ask for no reason', async () => {
  fetched.mockResolvedValueOnce(answer({ ...ready, act: 'keep_job', applied_at: null }));
  await showPage('mail-act');
  expect(screen.queryByRole('combobox')).toBeNull();
  fetched.mockResolvedValueOnce(answer({ ...ready, act: 'keep_job', applied_at: null, state: 'changed' }));
  await press('Keep it open');
  expect(requests()[1]).toBe('POST /api/seeker/mail-act?token=abc');
  expect(screen.getByRole('heading', { name: 'This link was used, or things have changed' })).toBeTruthy();
});

test.each([
  ['confirm_interview', 'I will be there', 'Done: the employer knows that you will be there.'],
  ['late_for_interview', 'I will be late', 'Done: the employer knows that you will be late.'],
  ['decline_interview', 'Call it off', 'Done: the interview is off, and the employer will be told.'],
] as const)('[10.46] [10.47] a seeker does %s by a link', async (act, button, done) => {
  const given = { ...ready, act, applied_at: null, interview_at: '2026-11-21T06:30:00.000Z' };
  fetched.mockResolvedValueOnce(answer(given));
  await showPage('mail-act');
  expect(screen.getByText(/the interview for “Barista” on .*2026, 14:30/)).toBeTruthy();
  fetched.mockResolvedValueOnce(answer({ ...given, state: 'done' }));
  await press(button);
  expect(screen.getByText(done)).toBeTruthy();
  expect(requests()[1]).toBe('POST /api/seeker/mail-act?token=abc');
});

test.each([
  ['changed', 'This link was used, or things have changed'],
  ['expired', 'This link has expired'],
  ['not_allowed', 'You cannot do this now'],
] as const)('[10.47] a link whose act is %s has nothing to press', async (state, title) => {
  fetched.mockResolvedValue(answer({ ...ready, state, job: '', page_url: null }));
  await showPage('mail-act');
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[12.10] the page says which mails to which address would end', async () => {
  fetched.mockResolvedValue(answer({ ...subscribed, kinds: ['message', 'interview'] }));
  await showPage('unsubscribe');
  expect(
    screen.getByText('Send no more emails about “Messages”, “Interviews” to m***@example.hk?'),
  ).toBeTruthy();
});

test('[12.10] a button ends the mails, another one takes it back, and a link leads to all switches', async () => {
  fetched.mockResolvedValueOnce(answer(subscribed));
  await showPage('unsubscribe');
  fetched.mockResolvedValueOnce(answer({ ...subscribed, is_subscribed: false }));
  await press('Stop these emails');
  expect(screen.getByText('We will send no more emails about “Messages” to m***@example.hk.')).toBeTruthy();
  const body = fetched.mock.calls[1]?.[1].body;
  expect(`${body}`).toBe('List-Unsubscribe=One-Click');
  fetched.mockResolvedValueOnce(answer(subscribed));
  await press('Undo');
  expect(screen.getByText('Undone: you will go on getting these emails.')).toBeTruthy();
  expect(requests()).toEqual([
    'GET /api/seeker/unsubscribe?token=abc',
    'POST /api/seeker/unsubscribe?token=abc',
    'POST /api/seeker/unsubscribe?token=abc&undo=1',
  ]);
  expect(screen.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe(
    '/hk/en/profile/?page=notificationSettings#message',
  );
});

test('[12.10] mails that have ended before can be taken back at once', async () => {
  fetched.mockResolvedValue(answer({ ...subscribed, is_subscribed: false }));
  await showPage('unsubscribe');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).toBeNull();
});
