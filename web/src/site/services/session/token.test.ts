import { expect, test } from 'vitest';
import { readToken } from './token';

const now = Date.parse('2026-11-15T00:00:00Z');
const inAnHour = now / 1000 + 3600;

function token(claims: object): string {
  const payload = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))));
  return `e30.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}

const claims = { iss: 'hoigung', sub: 'a'.repeat(24), anonymous: true, exp: inAnHour };
const read = (value: string) => readToken(value, 'hoigung', now);

test('[5.01] a token is accepted only if it decodes', () => {
  expect(read(token(claims))).toEqual(claims);
  for (const broken of ['', 'abc', 'a.b.c', 'a.!!.c', token([]), `${token(claims)}.x`]) {
    expect(read(broken)).toBeUndefined();
  }
});

test('[5.02] a token of another issuer is refused', () => {
  expect(read(token({ ...claims, iss: 'other' }))).toBeUndefined();
});

test('[5.03] an expired token is refused', () => {
  expect(read(token({ ...claims, exp: now / 1000 }))).toBeUndefined();
  expect(read(token({ ...claims, exp: now / 1000 + 1 }))).toBeDefined();
});

test('[5.04] an exp below 1e10 is in seconds, any other in milliseconds', () => {
  expect(read(token({ ...claims, exp: inAnHour * 1000 }))).toBeDefined();
  expect(read(token({ ...claims, exp: now - 1 }))).toBeUndefined();
});

test('[3.65] a token says its subject, issuer, end and whether it is anonymous', () => {
  expect(read(token({ ...claims, anonymous: false, name: '陳大文' }))).toEqual({
    ...claims,
    anonymous: false,
  });
});
