// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seeker, show } from '@/site/testing/show';
import { PushOffer } from './PushOffer';

const requestPermission = vi.fn();

beforeEach(() => {
  localStorage.clear();
  requestPermission.mockReset();
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const showOffer = (push_key: string | null = 'BPv_Aw') =>
  show({
    session: seeker,
    answers: { MyPushKey: { news_settings: { push_key } } },
    content: () => <PushOffer after="applied" />,
  });

test('[12.06] after an act the site asks in its own words, and the browser only when these are agreed to', async () => {
  requestPermission.mockResolvedValue('denied');
  showOffer();
  await screen.findByRole('region', { name: 'Shall this phone tell you when the employer answers?' });
  expect(requestPermission).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Yes, tell me' })));
  expect(requestPermission).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Shall this phone/ })).toBeNull());
});

test('[12.06] who says not now is not asked after the next act either', async () => {
  showOffer();
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('button', { name: 'Yes, tell me' })).toBeNull();
  cleanup();
  const { asked } = showOffer();
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Yes, tell me' })).toBeNull();
  expect(asked('MyPushKey')).toEqual([]);
  expect(requestPermission).not.toHaveBeenCalled();
});

test('[12.06] a site that sends no push offers none', async () => {
  const { asked } = showOffer(null);
  await waitFor(() => expect(asked('MyPushKey').length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Yes, tell me' })).toBeNull();
});

test('[12.06] a browser that refused is not asked', async () => {
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission });
  const { asked } = showOffer();
  await act(async () => undefined);
  expect(asked('MyPushKey')).toEqual([]);
});
