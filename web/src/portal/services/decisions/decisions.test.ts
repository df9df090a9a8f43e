import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask } from '@/shared/services/ask';
import { createDecisions } from './decisions';

const chan = { id: 'a1', name: 'Chan' };
const lee = { id: 'a2', name: 'Lee' };

/** The device's clock is a minute slow. */
const deviceNow = Date.parse('2026-11-17T03:59:00.000Z');
const takes_effect_at = '2026-11-17T04:00:10.000Z';

interface Refused {
  id: string;
  error_code: number;
  message: string;
  applicant: object | null;
}

function decided(ids: readonly string[], refused: readonly Refused[] = [], filled_job: object | null = null) {
  const results = ids.map(
    (id) => refused.find((each) => each.id === id) ?? { id, error_code: null, message: '', applicant: null },
  );
  const done = ids.length - refused.length;
  return {
    results,
    done,
    takes_effect_at: done > 0 ? takes_effect_at : null,
    filled_job,
    filled_hired: filled_job ? 1 : 0,
  };
}

const lowerFirst = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** Decisions over a fake service, whose answers are given by operation name. */
function decisionsOver(answers: Record<string, (variables: never) => unknown>) {
  const ask = vi.fn(async ({ name, variables }: { name: string; variables: object }) => {
    if (name === 'ServerClock') return { now: '2026-11-17T04:00:00.000Z' };
    const answer = answers[lowerFirst(name)]?.(variables as never);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const asked = (name: string) =>
    ask.mock.calls.filter(([each]) => each.name === name).map(([each]) => each.variables);
  return { decisions: createDecisions(ask as Ask), asked };
}

const accepting = ({ ids }: { ids: string[] }) => ({ decide: decided(ids) });

beforeEach(() => {
  vi.useFakeTimers({ now: deviceNow });
});

afterEach(() => {
  vi.useRealTimers();
});

test('[10.26] a decision waits its ten seconds by the clock of the service', async () => {
  const { decisions } = decisionsOver({ decide: accepting });
  await decisions.decide('c1', [chan], { status: 'Contacted' });
  expect(decisions.list.get()).toMatchObject([
    { people: [chan], state: { kind: 'waiting', until: deviceNow + 10_000 } },
  ]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(decisions.list.get()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(decisions.list.get()).toEqual([]);
});

test('[10.26] what is undone while it is still sent is undone after it', async () => {
  const undoDecisions = ({ ids }: { ids: string[] }) => ({ undo_decisions: decided(ids) });
  const { decisions, asked } = decisionsOver({ decide: accepting, undoDecisions });
  void decisions.decide('c1', [chan], { status: 'Hired' });
  const [sent] = decisions.list.get();
  expect(sent?.state.kind).toBe('sending');
  expect(await decisions.undo(sent?.key ?? 0)).toBe(true);
  expect(asked('UndoDecisions')).toEqual([{ company: 'c1', ids: ['a1'] }]);
  expect(decisions.list.get()).toEqual([]);
});

test('[10.26] what did not get through is kept and can be tried again', async () => {
  let isOffline = true;
  const decide = (variables: never) => (isOffline ? new Error('offline') : accepting(variables));
  const { decisions, asked } = decisionsOver({ decide });
  await decisions.decide('c1', [chan], { status: 'Rejected', reason: 'language' });
  expect(decisions.list.get()).toMatchObject([{ people: [chan], state: { kind: 'failed' } }]);
  isOffline = false;
  await decisions.retry(decisions.list.get()[0]?.key ?? 0);
  expect(decisions.list.get()).toMatchObject([{ state: { kind: 'waiting' } }]);
  expect(asked('Decide')[1]).toEqual({
    company: 'c1',
    ids: ['a1'],
    status: 'Rejected',
    reason: 'language',
    replace: false,
  });
});

test("[10.26] somebody else's decision is told with who made it, and can be replaced", async () => {
  const decision = { status: 'Rejected', by: 'Wong', is_own: false };
  const applicant = { id: 'a1', decision };
  const refused = [{ id: 'a1', error_code: 200031, message: 'decided by another', applicant }];
  const decide = ({ ids, replace }: { ids: string[]; replace: boolean }) => ({
    decide: decided(ids, replace ? [] : refused),
  });
  const { decisions } = decisionsOver({ decide });
  await decisions.decide('c1', [chan], { status: 'Contacted' });
  const [contested] = decisions.list.get();
  expect(contested).toMatchObject({
    state: { kind: 'refused', others: [{ by: 'Wong', status: 'Rejected' }] },
  });
  await decisions.replace(contested?.key ?? 0);
  expect(decisions.list.get()).toMatchObject([{ status: 'Contacted', state: { kind: 'waiting' } }]);
});

test('[10.26] of many those who were refused are told, and the others wait', async () => {
  const refused = [{ id: 'a2', error_code: 100039, message: 'not any more', applicant: null }];
  const { decisions } = decisionsOver({
    decide: ({ ids }: { ids: string[] }) => ({ decide: decided(ids, refused) }),
  });
  await decisions.decide('c1', [chan, lee], { status: 'Reviewed' });
  expect(decisions.list.get()).toMatchObject([
    { people: [chan], state: { kind: 'waiting' } },
    { people: [lee], state: { kind: 'refused', messages: ['not any more'], others: [] } },
  ]);
});

test('a newer decision about somebody takes the place of the older one', async () => {
  const { decisions } = decisionsOver({ decide: accepting });
  await decisions.decide('c1', [chan, lee], { status: 'Reviewed' });
  await decisions.decide('c1', [lee], { status: 'Hired' });
  expect(decisions.list.get()).toMatchObject([
    { people: [chan], status: 'Reviewed' },
    { people: [lee], status: 'Hired' },
  ]);
});

test('[10.30] a job whose vacancies are filled is offered to be closed, unless the hiring is undone', async () => {
  const job = { id: 'j1', hired: 1, content: { name: { zh_hant: '侍應', en: '' }, vacancy: 1 } };
  const decide = ({ ids }: { ids: string[] }) => ({ decide: decided(ids, [], job) });
  const undoDecisions = ({ ids }: { ids: string[] }) => ({ undo_decisions: decided(ids) });
  const { decisions } = decisionsOver({ decide, undoDecisions });
  await decisions.decide('c1', [chan], { status: 'Hired' });
  expect(decisions.filled.get()).toMatchObject({ id: 'j1', company: 'c1', hired: 1 });
  await decisions.undo(decisions.list.get()[0]?.key ?? 0);
  expect(decisions.filled.get()).toBeUndefined();
});

test('[10.26] what is answered after logging out comes back to nobody', async () => {
  const refused = [{ id: 'a2', error_code: 100039, message: 'not any more', applicant: null }];
  const { decisions } = decisionsOver({
    decide: ({ ids }: { ids: string[] }) => ({ decide: decided(ids, refused) }),
  });
  const sent = decisions.decide('c1', [chan, lee], { status: 'Reviewed' });
  decisions.clear();
  await sent;
  expect(decisions.list.get()).toEqual([]);
  expect(decisions.filled.get()).toBeUndefined();
});

test('[10.26] somebody who is decided about again while the first answer comes stays with the newer decision', async () => {
  const { decisions } = decisionsOver({ decide: accepting });
  const first = decisions.decide('c1', [chan, lee], { status: 'Reviewed' });
  // The second decision falls between the first one's answer and that of the service's clock, which is asked
  // once.
  await Promise.resolve();
  const second = decisions.decide('c1', [lee], { status: 'Hired' });
  await Promise.all([first, second]);
  expect(decisions.list.get()).toMatchObject([
    { people: [chan], status: 'Reviewed' },
    { people: [lee], status: 'Hired' },
  ]);
});
