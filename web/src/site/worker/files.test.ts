import { expect, test, vi } from 'vitest';
import { keep, mayKeep, openFile } from './files';

const answer = (type: string, more: object = {}, headers: Record<string, string> = {}) => {
  const response = new Response('x', { headers: { 'Content-Type': type, ...headers } });
  return Object.defineProperties(
    response,
    Object.fromEntries(Object.entries({ type: 'basic', ...more }).map(([name, value]) => [name, { value }])),
  );
};

test('[12.05] what a network answers in place of the site is not kept', () => {
  expect(mayKeep('/hk/assets/a.js', answer('text/javascript; charset=utf-8'))).toBe(true);
  expect(mayKeep('/hk/assets/a.css', answer('text/css'))).toBe(true);
  expect(mayKeep('/content/media/1', answer('image/webp'))).toBe(true);
  expect(mayKeep('/content/page-data/index.json', answer('application/json'))).toBe(true);
  for (const path of ['/hk/assets/a.js', '/hk/assets/a.css', '/content/media/1', '/index.json'])
    expect(mayKeep(path, answer('text/html'))).toBe(false);
  expect(mayKeep('/hk/assets/a.js', answer('text/javascript', { redirected: true }))).toBe(false);
  expect(mayKeep('/hk/assets/a.js', answer('text/javascript', { ok: false }))).toBe(false);
  expect(mayKeep('/hk/assets/a.js', answer('text/javascript', { type: 'cors' }))).toBe(false);
});

const open = (kept: Response | undefined, load: () => Promise<Response>) => {
  const keep = vi.fn();
  return { keep, answer: openFile('/content/media/1', { load, kept: async () => kept, keep }) };
};

test('[12.05] a picture is asked for, kept, and shown again without a network', async () => {
  const [old, fresh] = [answer('image/png'), answer('image/png')];
  const online = open(old, async () => fresh);
  expect(await online.answer).toBe(fresh);
  expect(online.keep).toHaveBeenCalledOnce();
  const offline = () => Promise.reject(new TypeError());
  expect(await open(old, offline).answer).toBe(old);
  await expect(open(undefined, offline).answer).rejects.toThrow(TypeError);
});

test('[12.05] a picture that never changes is not asked for again', async () => {
  const fixed = answer('image/png', {}, { 'Cache-Control': 'public, max-age=31536000, immutable' });
  const load = vi.fn();
  expect(await open(fixed, load).answer).toBe(fixed);
  expect(load).not.toHaveBeenCalled();
});

test('[12.05] the oldest pictures make room', async () => {
  const kept = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  const cache = {
    keys: async () => [...kept.keys()],
    delete: async (key: string) => kept.delete(key),
    put: async (key: string) => void kept.set(key, 4),
  } as unknown as Cache;
  await keep(cache, 'a', new Response(), 2);
  expect([...kept.keys()]).toEqual(['c', 'a']);
});
