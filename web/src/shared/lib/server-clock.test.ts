// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const day = 86_400_000;
const real = Date.parse('2026-11-17T02:00:00Z');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("a device whose clock is a day ahead goes by the server's, also after a reload", async () => {
  vi.setSystemTime(real + day);
  const { serverNow, setServerClock } = await import('./server-clock');
  expect(serverNow()).toBe(real + day);
  setServerClock(new Date(real).toUTCString());
  expect(serverNow()).toBe(real);
  vi.resetModules();
  const reloaded = await import('./server-clock');
  expect(reloaded.serverNow()).toBe(real);
  // Somebody corrects the device's clock.
  vi.setSystemTime(real + 1000);
  reloaded.setServerClock(new Date(real).toUTCString());
  expect(reloaded.serverNow()).toBe(real);
});

test('a right clock stays as it is, and so does one whose answer says no time', async () => {
  vi.setSystemTime(real + 900);
  const { serverNow, setServerClock } = await import('./server-clock');
  setServerClock(new Date(real).toUTCString());
  setServerClock(null);
  setServerClock('nonsense');
  expect(serverNow()).toBe(real + 900);
  expect(localStorage.length).toBe(0);
});
