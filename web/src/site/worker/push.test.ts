import { expect, test, vi } from 'vitest';
import { openPage, readPush, showPush } from './push';

const origin = 'https://jobs.example.hk';
const list = `${origin}/hk/profile/?page=notifications`;

const message = (notification: object, more: object = {}) =>
  JSON.stringify({ web_push: 8030, notification, ...more });

test('[12.11] a push is shown with the words, the language, the tag and the page that it names', () => {
  const text = message(
    {
      title: '面試改期',
      body: '星期三下午三時',
      navigate: '/hk/profile/?page=myApplications',
      tag: 'dGFn',
      lang: 'zh-Hant-HK',
      dir: 'ltr',
      silent: true,
    },
    { app_badge: 3 },
  );
  expect(readPush(text, origin)).toEqual({
    title: '面試改期',
    options: {
      body: '星期三下午三時',
      tag: 'dGFn',
      lang: 'zh-Hant-HK',
      dir: 'ltr',
      silent: true,
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: { navigate: `${origin}/hk/profile/?page=myApplications` },
    },
    badge: 3,
  });
});

test.each(['', 'not JSON', '[]', 'null', '{"web_push":8030}', '{"notification":{"title":""}}'])(
  '[12.11] a push that says %j is shown in general words and leads to the list of notifications',
  (text) => {
    const { title, options, badge } = readPush(text, origin);
    expect(title).toBe('你有新通知 You have a new notification');
    expect(options.data.navigate).toBe(list);
    expect(badge).toBeUndefined();
  },
);

test.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', 'https://[', 8])(
  '[12.11] a push never leads to %s',
  (navigate) => {
    expect(readPush(message({ title: 'x', navigate }), origin).options.data.navigate).toBe(list);
  },
);

test('[12.11] the number on the icon may be text; what is no number is left out', () => {
  const badgeOf = (app_badge: unknown) => readPush(message({ title: 'x' }, { app_badge }), origin).badge;
  expect([badgeOf(0), badgeOf('12'), badgeOf(-1), badgeOf(1.5), badgeOf('many'), badgeOf('')]).toEqual([
    0,
    12,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('[12.11] what the browser refuses to show so is shown with its words alone', async () => {
  const showNotification = vi.fn().mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(undefined);
  const setAppBadge = vi.fn().mockRejectedValue(new DOMException());
  const push = readPush(message({ title: 'Hi', body: 'there', renotify: true }, { app_badge: 1 }), origin);
  await showPush(push, { showNotification, setAppBadge });
  expect(setAppBadge).toHaveBeenCalledWith(1);
  expect(showNotification).toHaveBeenLastCalledWith('Hi', { body: 'there', data: { navigate: list } });
});

test('[12.11] a press goes to the tab that has the page, and opens a new one otherwise', async () => {
  const focus = vi.fn().mockResolvedValue(undefined);
  const openWindow = vi.fn().mockResolvedValue(undefined);
  await openPage(list, [{ url: `${origin}/hk/`, focus }], openWindow);
  expect(openWindow).toHaveBeenCalledWith(list);
  expect(focus).not.toHaveBeenCalled();
  await openPage(list, [{ url: list, focus }], openWindow);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(openWindow).toHaveBeenCalledTimes(1);
  await openPage(list, [{ url: list, focus: vi.fn().mockRejectedValue(new Error()) }], openWindow);
  expect(openWindow).toHaveBeenCalledTimes(2);
});
