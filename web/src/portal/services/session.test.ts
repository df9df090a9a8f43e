// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Ask } from '@/shared/services/ask';
import { membershipOf, personOf } from '../testing/samples';
import { createSession, type Person } from './session';

const chan = personOf(membershipOf());
const lee: Person = { ...chan, id: 'p2' };

beforeEach(() => localStorage.clear());

/** A session whose requests the test answers. */
function sessionByHand() {
  const answers: ((me: Person | null) => void)[] = [];
  const ask = vi.fn(({ name }: { name: string }) =>
    name === 'Me' ? new Promise((resolve) => answers.push((me) => resolve({ me }))) : Promise.resolve({}),
  );
  const dropDrafts = vi.fn();
  const dropAnswers = vi.fn();
  const session = createSession(ask as unknown as Ask, dropDrafts, dropAnswers);
  return { session, answers, dropDrafts, dropAnswers };
}

test('[10.04] an answer that comes after logging out logs nobody in', async () => {
  const { session, answers } = sessionByHand();
  session.begin(chan);
  const refreshed = session.refresh();
  await session.logOut();
  answers[0]?.(chan);
  await refreshed;
  expect(session.state.get()).toEqual({ person: null, hasExpired: false });
});

test('[10.04] of two answers the one that was asked for last counts', async () => {
  const { session, answers } = sessionByHand();
  const both = [session.refresh(), session.refresh()];
  answers[1]?.(lee);
  answers[0]?.(chan);
  await Promise.all(both);
  expect(session.state.get().person?.id).toBe('p2');
});

test('[10.14] an answer that is another person drops what the first one typed', async () => {
  const { session, answers, dropDrafts } = sessionByHand();
  session.begin(chan);
  const refreshed = session.refresh();
  answers[0]?.(lee);
  await refreshed;
  expect(dropDrafts).toHaveBeenCalledTimes(1);
});

test('[10.14] drafts outlive a session that expired, for that person alone', () => {
  const { session, dropDrafts } = sessionByHand();
  session.begin(chan);
  session.expire();
  session.begin(chan);
  expect(dropDrafts).not.toHaveBeenCalled();
  session.expire();
  session.begin(lee);
  expect(dropDrafts).toHaveBeenCalledTimes(1);
});

test('[10.04] what was answered is dropped when somebody logs out, and when another person logs in', async () => {
  const { session, dropAnswers } = sessionByHand();
  session.begin(chan);
  session.begin({ ...chan, name: 'Chan Tai Man' });
  expect(dropAnswers).not.toHaveBeenCalled();
  session.begin(lee);
  expect(dropAnswers).toHaveBeenCalledTimes(1);
  await session.logOut();
  expect(dropAnswers).toHaveBeenCalledTimes(2);
});
