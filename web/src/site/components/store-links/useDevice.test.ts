import { expect, test } from 'vitest';
import { deviceOf } from './useDevice';

test('[1.23] iPhone, iPad and iPod are iOS', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('ios');
  expect(deviceOf('Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)')).toBe('ios');
});

test('[1.24] Android is Android', () => {
  expect(deviceOf('Mozilla/5.0 (Linux; Android 14; SM-A057F)')).toBe('android');
});

test('[1.25] everything else is the web', () => {
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/140')).toBe('web');
  expect(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605')).toBe('web');
});
