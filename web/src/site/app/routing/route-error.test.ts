import { expect, test } from 'vitest';
import type { Screen } from '@/site/page/screen';
import { isValid } from './plan';
import { RouteError, toRouteError } from './route-error';

test('[8.59] the status comes from statusCode, status or the response, else it is 500', () => {
  expect(toRouteError({ statusCode: 410, status: 404 }).status).toBe(410);
  expect(toRouteError({ status: 404, response: { status: 403 } }).status).toBe(404);
  expect(toRouteError({ response: { status: 403 } }).status).toBe(403);
  expect(toRouteError(new Error('broken'))).toMatchObject({ status: 500, message: 'broken' });
});

test('[8.63] a validation that throws uses its own status, 500 by default', () => {
  const screen = (error: unknown) =>
    ({
      validate: () => {
        throw error;
      },
    }) as unknown as Screen;
  const address = { locale: 'en' as const, path: '/', query: new Map(), hash: '', params: {} };
  const statusOf = (error: unknown) => {
    try {
      isValid(screen(error), address);
    } catch (thrown) {
      return (thrown as RouteError).status;
    }
    return undefined;
  };
  expect(statusOf(new RouteError(410, 'gone'))).toBe(410);
  expect(statusOf(new Error('broken'))).toBe(500);
});
