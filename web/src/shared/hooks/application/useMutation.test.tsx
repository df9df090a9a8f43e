// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { application } from '@/shared/messages/en/application';
import { common } from '@/shared/messages/en/common';
import { createNotices } from '@/shared/services/notices';
import { createQueryClient } from '@/shared/services/query-client';
import { refusal } from '@/shared/testing/answers';
import { KitPageContext } from '../useKitPage';
import { NoticesContext } from '../useNotices';
import { ApplicationContext } from './useApplication';
import { useMutation } from './useMutation';

afterEach(cleanup);

/** A mutation that sends a text; the test decides what becomes of each request. */
function showMutation(showsProblem = false) {
  const keys: string[] = [];
  const answer = vi.fn(async (): Promise<void> => undefined);
  const notices = createNotices();
  const queries = createQueryClient();
  const services = { ask: vi.fn(), queries } as never;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApplicationContext value={services}>
      <NoticesContext value={notices}>
        <KitPageContext value={{ texts: { application, common } } as never}>{children}</KitPageContext>
      </NoticesContext>
    </ApplicationContext>
  );
  const hook = renderHook(
    () =>
      useMutation(
        async ({ keyOf }, text: string) => {
          keys.push(keyOf({ text }));
          await answer();
          return `${text} is sent`;
        },
        { showsProblem },
      ),
    { wrapper, reactStrictMode: true },
  );
  const run = (text: string) => act(async () => hook.result.current.run(text));
  return { ...hook, keys, answer, notices, queries, run };
}

test('what is done is said in a toast', async () => {
  const { run, notices } = showMutation();
  await run('a note');
  expect(notices.notice.get()).toMatchObject({ kind: 'toast', done: true, text: 'a note is sent' });
});

test('a failure is said in a toast, or beside the form until it is sent again', async () => {
  const toasting = showMutation();
  toasting.answer.mockRejectedValueOnce(refusal('E1'));
  await toasting.run('a note');
  expect(toasting.notices.notice.get()).toMatchObject({ text: 'refused by E1' });

  const { answer, notices, result, run } = showMutation(true);
  answer.mockRejectedValueOnce(refusal('E1'));
  await run('a note');
  expect(notices.notice.get()).toBeUndefined();
  expect(result.current.problem).toBe('refused by E1');
  await run('a note');
  expect(result.current.problem).toBeUndefined();
});

test('a repeated request has its key again; another one, and one after a success, has a new key', async () => {
  const { answer, keys, run } = showMutation();
  answer.mockRejectedValueOnce(new Error('no answer')).mockRejectedValueOnce(new Error('no answer'));
  await run('a note');
  await run('a note');
  await run('another note');
  await run('another note');
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('after a change nothing is left of what other screens were answered', async () => {
  const { queries, run } = showMutation();
  queries.prefetch('Jobs', async () => 'jobs');
  await act(async () => undefined);
  expect(queries.get('Jobs')?.data).toBe('jobs');
  await run('a note');
  expect(queries.get('Jobs')).toBeUndefined();
});
