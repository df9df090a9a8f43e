import { expect, test } from 'vitest';
import type { Answer } from '@/shared/services/operation';
import { screen } from './AccountRestoreScreen';

const address = {
  locale: 'en' as const,
  path: '/account-restore/',
  query: new Map<string, string>(),
  hash: '',
  params: {},
};

function outcomeOf(answer: Answer<unknown>) {
  return screen.outcome?.({ address, answers: [answer] });
}

test('an account that is being deleted can be restored; one that is not leads home', () => {
  const errors = [{ message: 'x', extensions: { error_code: 100049 } }];
  expect(outcomeOf({ data: null, errors })).toEqual({ kind: 'found' });
  expect(outcomeOf({ data: {} })).toMatchObject({ kind: 'moved' });
});

test('another failure does not tell anybody that the account is being deleted', () => {
  const errors = [{ message: 'x', extensions: { error_code: 100001 } }];
  expect(outcomeOf({ data: null, errors })).toEqual({ kind: 'failed' });
  expect(outcomeOf({ data: null })).toEqual({ kind: 'failed' });
});
