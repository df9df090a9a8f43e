// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import * as errorCodes from '@/generated/errors/codes';
import type { Address } from '@/shared/lib/address';
import { type Service, ServiceError } from '@/shared/services/api/service';
import { ChunkError } from '@/shared/services/chunks';
import type { Answer, Operation } from '@/shared/services/operation';
import { parseAddress } from '@/site/lib/address';
import { readConfig } from '@/site/lib/config';
import { pageData } from '@/site/lib/content';
import type { Outcome, Screen } from '@/site/page/screen';
import { newcomer } from '@/site/services/session/sample-profile';
import { layoutOperations } from '../layouts/operations';
import type { Page } from '../page';
import { RouteError } from '../routing/route-error';
import { errorRoute, notFoundRoute, type Route } from '../routing/routes';
import { createPageLoader, type LoaderOptions } from './load-page';

afterEach(() => vi.useRealTimers());

const Nothing = () => null;
const own: Operation = { id: 'own', name: 'Own', variables: {} };
const [quickBar] = layoutOperations('default');

function addressOf(path: string): Address {
  const url = new URL(path, 'http://site.test');
  return parseAddress(url.pathname, url.search) as Address;
}

/** A screen with one operation that renders nothing; the test overrides its parts. */
function screenOf(given: Partial<Screen>): Screen {
  return {
    namespaces: ['lists'],
    operations: () => [own],
    head: ({ failure }) => ({
      title: failure ? `Failed ${failure.status}` : 'Sample',
      description: '',
      paths: { 'zh-hant': '/', en: '/' },
    }),
    Component: Nothing,
    ...given,
  };
}

/** A loader in which everything works, except for what the test overrides. */
function createLoader(screen: Partial<Screen> = {}, given: Partial<LoaderOptions> = {}) {
  const ask = vi.fn(async ({ id }: Operation): Promise<Answer<unknown>> => ({ data: id }));
  const content = vi.fn(async (): Promise<Answer<unknown>> => ({ data: 'content' }));
  const loadModules = vi.fn(async (route: Route) => {
    const isOther = route === notFoundRoute || route === errorRoute;
    // The not-found page has no operations, so that it works without the service.
    const shown = screenOf(isOther ? { operations: () => [] } : screen);
    return { layout: route.layout, screen: shown, Layout: Nothing };
  });
  const texts = vi.fn(async () => ({}));
  const options: LoaderOptions = {
    userid: () => 'somebody',
    config: readConfig({}),
    texts,
    loadModules,
    service: { ask } as unknown as Service,
    content: { ask: content },
    visitor: {
      isLoggedIn: async () => true,
      profile: async () => newcomer,
      awaitsCode: () => true,
      hasRoute: () => true,
    },
    rendered: undefined,
    ...given,
  };
  const loader = createPageLoader(options);
  /** The page of an address; fails if the loader returns anything else. */
  const pageOf = async (path: string): Promise<Page> => {
    const loaded = await loader.load(addressOf(path));
    if (loaded.kind !== 'page') throw new Error(`moved to ${loaded.href}`);
    return loaded.page;
  };
  const askedFor = () => ask.mock.calls.map(([{ id }]) => id);
  return { loader, pageOf, ask, askedFor, content, loadModules, texts };
}

const outcome = (given: Outcome) => ({ outcome: () => given });

test('a page is made of what its screen and its layout ask for, with their texts', async () => {
  const { pageOf, askedFor, texts } = createLoader();
  const page = await pageOf('/hk/en/');
  expect(page.layout).toBe('default');
  expect(page.input.answers).toEqual([{ data: 'own' }]);
  expect(page.layoutAnswers).toEqual([{ data: quickBar?.id }]);
  expect(askedFor()).toEqual(['own', quickBar?.id]);
  expect(texts).toHaveBeenCalledExactlyOnceWith(['common', 'lists']);
  expect(page.info.head.title).toBe('Sample');
});

test('answers that are given are not asked for', async () => {
  const { loader, ask } = createLoader();
  const loaded = await loader.load(addressOf('/hk/en/'), [{ data: 'given' }, { data: 'bar' }]);
  expect(loaded).toMatchObject({
    page: { input: { answers: [{ data: 'given' }] }, layoutAnswers: [{ data: 'bar' }] },
  });
  expect(ask).not.toHaveBeenCalled();
});

test('what a layout asks for is asked once, and not at all when it came with the document', async () => {
  const { pageOf, askedFor } = createLoader();
  await pageOf('/hk/en/');
  await pageOf('/hk/en/featured-companies/');
  expect(askedFor()).toEqual(['own', quickBar?.id, 'own']);
  const rendered = { layout: 'default', layoutAnswers: [{ data: 'from the server' }] } as unknown as Page;
  const other = createLoader({}, { rendered });
  expect((await other.pageOf('/hk/en/')).layoutAnswers).toEqual([{ data: 'from the server' }]);
  expect(other.askedFor()).toEqual(['own']);
});

test("a layout's answer that did not come is asked for again", async () => {
  const { pageOf, ask, askedFor } = createLoader({ operations: () => [] });
  ask.mockRejectedValueOnce(new ServiceError(''));
  await expect(pageOf('/hk/en/')).rejects.toThrow(ServiceError);
  expect((await pageOf('/hk/en/')).layoutAnswers).toEqual([{ data: quickBar?.id }]);
  expect(askedFor()).toEqual([quickBar?.id, quickBar?.id]);
});

test("the data of an article's page come from the content service", async () => {
  const { pageOf, content, askedFor } = createLoader({
    operations: () => [pageData('/blogs/a/', undefined)],
  });
  expect((await pageOf('/hk/en/blogs/a/')).input.answers).toEqual([{ data: 'content' }]);
  expect(content).toHaveBeenCalledOnce();
  expect(askedFor()).toEqual([]);
});

test('a guard sends the visitor elsewhere before anything is loaded', async () => {
  const visitor = {
    isLoggedIn: async () => false,
    profile: () => Promise.reject(new Error('nobody')),
    awaitsCode: () => false,
    hasRoute: () => true,
  };
  const { loader, loadModules, ask } = createLoader({}, { visitor });
  expect(await loader.load(addressOf('/hk/en/profile/?page=notifications'))).toEqual({
    kind: 'moved',
    href: '/hk/en/login/?target=%2Fen%2Fprofile%2F%3Fpage%3Dnotifications',
  });
  expect(loadModules).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test('a screen that has moved by its address is not asked for', async () => {
  const { loader, ask } = createLoader({ movedTo: () => '/company/' });
  expect(await loader.load(addressOf('/hk/en/featured-companies/'))).toEqual({
    kind: 'moved',
    href: '/hk/en/company/',
  });
  expect(ask).not.toHaveBeenCalled();
});

test('a screen can move by its answers', async () => {
  const { loader } = createLoader(outcome({ kind: 'moved', path: '/company/a/1/' }));
  expect(await loader.load(addressOf('/hk/company/'))).toEqual({ kind: 'moved', href: '/hk/company/a/1/' });
});

test('an address that matches nothing, or that its screen refuses, is not found', async () => {
  const { pageOf, loadModules } = createLoader({ validate: () => false });
  const refused = await pageOf('/hk/en/job/x/');
  expect(refused.info.missing).toEqual({ wrongAddress: true });
  expect(loadModules).toHaveBeenLastCalledWith(notFoundRoute);
  expect((await pageOf('/hk/en/nothing/')).layout).toBe(notFoundRoute.layout);
});

test('what is not there is not found, with what there is instead', async () => {
  const { pageOf } = createLoader(outcome({ kind: 'not-found', otherJobs: [] }));
  expect((await pageOf('/hk/en/job/x/')).info.missing).toMatchObject({
    wrongAddress: false,
    otherJobs: [],
  });
});

test('a page that is not there stays a 404 when the data of the page that says so do not come', async () => {
  const { pageOf, ask } = createLoader();
  ask.mockRejectedValue(new ServiceError('', 503));
  await expect(pageOf('/hk/en/nothing/')).rejects.toMatchObject({ name: 'RouteError', status: 404 });
});

test('[2.109] nor do its scripts make anything else of it when they do not load', async () => {
  const { pageOf, loadModules, loader } = createLoader();
  loadModules.mockRejectedValueOnce(new Error('blocked'));
  const failed = pageOf('/hk/en/nothing/');
  await expect(failed).rejects.toMatchObject({ message: 'blocked', status: 404 });
  const shown = await loader.errorPage(addressOf('/hk/en/nothing/'), await failed.catch((error) => error));
  expect(shown.info.failure?.status).toBe(404);
});

test('a page without data is an error', async () => {
  const { pageOf } = createLoader(outcome({ kind: 'failed' }));
  await expect(pageOf('/hk/en/')).rejects.toMatchObject({ name: 'RouteError', status: 500 });
});

test('a session that ended is no reason to fail: what is public is asked for without it', async () => {
  const { pageOf, ask } = createLoader();
  ask.mockRejectedValueOnce(new ServiceError('', 401));
  expect((await pageOf('/hk/en/company/')).input.answers).toEqual([{ data: 'own' }]);
  expect(ask).toHaveBeenCalledWith(own, { token: null });
});

test('any other refusal is an error, and is asked for once', async () => {
  const { pageOf, ask, askedFor } = createLoader();
  const refusal = new ServiceError('', 503);
  ask.mockRejectedValueOnce(refusal);
  await expect(pageOf('/hk/en/job/x/')).rejects.toBe(refusal);
  expect(askedFor()).toEqual(['own']);
});

test('[4.36] an account that is being deleted is led to its restoration, but not from there', async () => {
  const error_code = Number(errorCodes.accountBeingDeleted.slice(1));
  const errors = [{ message: 'being deleted', extensions: { error_code } }];
  const { loader, pageOf, ask } = createLoader();
  ask.mockImplementation(async () => ({ data: null, errors }));
  expect(await loader.load(addressOf('/hk/en/profile/'))).toEqual({
    kind: 'moved',
    href: '/hk/en/account-restore/',
  });
  expect((await pageOf('/hk/en/account-restore/')).info.address.path).toBe('/account-restore/');
});

test('a page waits a moment for what its screen prepares, and no longer', async () => {
  vi.useFakeTimers();
  const prepared = Promise.withResolvers<void>();
  const beforeShow = vi.fn(() => prepared.promise);
  const { loader } = createLoader({ beforeShow });
  const done = vi.fn();
  void loader.load(addressOf('/hk/en/job/x/')).then(done);
  await vi.advanceTimersByTimeAsync(499);
  expect(beforeShow).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});

test('it goes on at once when that is there, or fails', async () => {
  vi.useFakeTimers();
  for (const beforeShow of [async () => undefined, () => Promise.reject(new Error('no adverts'))]) {
    const { pageOf } = createLoader({ beforeShow });
    expect((await pageOf('/hk/en/job/x/')).info.head.title).toBe('Sample');
  }
});

test('nothing is prepared for a visitor whom nobody knows yet', async () => {
  const beforeShow = vi.fn(async () => undefined);
  const { pageOf } = createLoader({ beforeShow }, { userid: () => undefined });
  await pageOf('/hk/en/job/x/');
  expect(beforeShow).not.toHaveBeenCalled();
});

test('a script that does not load is the error that says so', async () => {
  const { pageOf, loadModules, ask } = createLoader();
  const error = new ChunkError(new Error('404'));
  loadModules.mockRejectedValueOnce(error);
  await expect(pageOf('/hk/en/')).rejects.toBe(error);
  expect(ask).not.toHaveBeenCalled();
});

test('the error page has the status of what failed, and says when the service did', async () => {
  const { loader, askedFor } = createLoader();
  const failureOf = async (error: unknown) => {
    const page = await loader.errorPage(addressOf('/hk/en/company/'), error);
    expect(page.layout).toBe('simple');
    return page.info.failure;
  };
  expect(await failureOf(new RouteError(404, 'gone'))).toEqual({
    status: 404,
    message: 'gone',
    ofService: false,
  });
  expect(await failureOf(new ServiceError('broken', 503))).toMatchObject({ status: 503, ofService: true });
  expect(await failureOf(new ServiceError('refused', 403))).toMatchObject({ status: 403, ofService: false });
  expect(await failureOf('anything')).toMatchObject({ status: 500, message: 'anything' });
  expect(askedFor()).toEqual([]);
});
