// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addresses } from '@/portal/lib/address';
import { readConfig } from '@/portal/lib/config';
import { texts } from '@/portal/messages/all-en';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { idleFallback } from '@/shared/lib/constants';
import { openTab } from '@/shared/testing/open-tab';
import { routes } from '../routes';
import { run } from './run';

let answer: (response: Response) => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Starts the portal at a path; `isReady` tells whether it would be on screen. */
async function startAt(path: string) {
  openTab(`http://portal.test${path}`);
  const address = addresses.parse(path);
  if (address === undefined) throw new Error('not a page');
  let isDone = false;
  const started = run({ address, config: readConfig({}), texts });
  void started.then(() => {
    isDone = true;
  });
  // The scripts of its screens have come.
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  return { started, isReady: () => isDone };
}

test('the login in the first document stays until it is known that nobody is logged in', async () => {
  const { started, isReady } = await startAt('/portal/en/');
  expect(isReady()).toBe(false);
  answer(Response.json({ data: { me: null } }));
  await started;
});

test('it gives way at once where somebody was logged in before', async () => {
  localStorage.setItem('drafts-of', 'p1');
  const { started } = await startAt('/portal/en/');
  await started;
});

test('other pages wait for nothing', async () => {
  const { started } = await startAt('/portal/en/new/');
  await started;
});

test('the other screens are loaded ahead for whoever can open them, and for nobody else', async () => {
  const [first] = routes;
  if (first === undefined) throw new Error('no routes');
  const load = vi.spyOn(first, 'load');
  await (await startAt('/portal/en/new/')).started;
  answer(Response.json({ data: { me: null } }));
  await new Promise((resolve) => setTimeout(resolve, 2 * idleFallback));
  expect(load).not.toHaveBeenCalled();
  await (await startAt('/portal/en/new/')).started;
  answer(Response.json({ data: { me: personOf(membershipOf()) } }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: 10 * idleFallback });
});
