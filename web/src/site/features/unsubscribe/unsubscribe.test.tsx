// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Service, ServiceError } from '@/shared/services/api/service';
import type { Catalogue } from '@/site/messages/catalogue';
import { show, visitor } from '@/site/testing/show';
import type { Subscription } from './subscription';
import { screen as unsubscribeScreen } from './UnsubscribeScreen';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', fetched));

afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const subscribed: Subscription = { kinds: ['message'], email: 'm***@example.hk', is_subscribed: true };

const answer = (data: Subscription) => new Response(JSON.stringify({ data }));

/** Shows the page to a visitor, and waits for its answer. */
async function showPage(token = 'abc') {
  const prepare = (path: string) => ({
    url: `/api/seeker/${path}`,
    headers: {},
    refusal: async (status: number) => new ServiceError('', status),
  });
  const path = `/hk/en/unsubscribe/?token=${encodeURIComponent(token)}`;
  const shown = show({
    path,
    layout: 'simple',
    session: visitor,
    service: { prepare } as unknown as Service,
    content: () => {
      const query = new Map([['token', token]]);
      const address = { locale: 'en', path: '/unsubscribe/', query, hash: '', params: {} } as const;
      return <unsubscribeScreen.Component address={address} answers={[]} />;
    },
  });
  await act(async () => undefined);
  return shown;
}

const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};

const requests = () => fetched.mock.calls.map(([url, { method = 'GET' }]) => `${method} ${url}`);

test('[12.10] opening the page changes nothing and says which mails to which address would end', async () => {
  fetched.mockResolvedValue(answer(subscribed));
  await showPage('a+b');
  expect(screen.getByText('Send no more emails about “Messages” to m***@example.hk?')).toBeTruthy();
  expect(requests()).toEqual(['GET /api/seeker/unsubscribe?token=a%2Bb']);
});

test('[12.10] a button ends the mails, another one takes it back, and a link leads to all switches', async () => {
  fetched.mockResolvedValueOnce(answer(subscribed));
  await showPage();
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

test('[12.10] a mail that told of several kinds names all of them', async () => {
  fetched.mockResolvedValue(answer({ ...subscribed, kinds: ['message', 'interview'] }));
  await showPage();
  expect(screen.getByText(/about “Messages”, “Interviews” to/)).toBeTruthy();
});

test('[12.10] mails that have ended before can be taken back at once', async () => {
  fetched.mockResolvedValue(answer({ ...subscribed, is_subscribed: false }));
  await showPage();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).toBeNull();
});

test('[12.10] a change that fails is said, and can be tried again', async () => {
  fetched.mockResolvedValueOnce(answer(subscribed));
  const { services } = await showPage();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await press('Stop these emails');
  expect(services.notices.notice.get()).toMatchObject({ kind: 'box' });
  fetched.mockResolvedValueOnce(answer({ ...subscribed, is_subscribed: false }));
  await press('Stop these emails');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('[12.10] a forged link is told as such', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 404 }));
  await showPage('forged');
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[12.10] a link without its token asks for nothing', async () => {
  await showPage('');
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test('[12.10] an outage can be tried again', async () => {
  fetched.mockResolvedValueOnce(new Response('{}', { status: 503 }));
  await showPage();
  expect(screen.getByText("There's a network error, please try again later.")).toBeTruthy();
  fetched.mockResolvedValueOnce(answer(subscribed));
  await press('Try again');
  expect(screen.getByRole('button', { name: 'Stop these emails' })).toBeTruthy();
});

test('[12.10] search engines are told not to list it', () => {
  const texts = { unsubscribe: { title: 'a', description: 'b' } } as unknown as Catalogue;
  const address = { locale: 'en', path: '/unsubscribe/', query: new Map(), hash: '', params: {} } as const;
  const head = unsubscribeScreen.head({ address, answers: [], texts, config: {} as never });
  expect(head.noindex).toBe(true);
});
