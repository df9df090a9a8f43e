import { expect, test } from 'vitest';
import { actionsOf, actionsOfAny } from './job-actions';

const job = (stage: 'draft' | 'open' | 'closed', is_kept_by_feed = false) => ({ stage, is_kept_by_feed });

test('[10.21] an open job can be extended and closed, a closed one reopened', () => {
  expect(actionsOf(job('open'))).toEqual(['extend', 'copy', 'close']);
  expect(actionsOf(job('closed'))).toEqual(['reopen', 'copy']);
  expect(actionsOf(job('draft'))).toEqual(['copy', 'remove']);
});

test('nothing can be done here with a job that a feed keeps', () => {
  expect(actionsOf(job('open', true))).toEqual([]);
});

test('[10.13] of many jobs everything is offered that can be done with one of them', () => {
  expect(actionsOfAny([job('open'), job('draft')])).toEqual(['extend', 'copy', 'close', 'remove']);
  expect(actionsOfAny([])).toEqual([]);
});
