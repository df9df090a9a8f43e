import { expect, test } from 'vitest';
import type { Decision } from '@/portal/services/decisions/decisions';
import { sampleApplicant } from '@/portal/testing/applicants';
import { canMove, cardsByColumn, columnBeside } from './columns';

const older = { ...sampleApplicant, id: 'a2', applied_at: '2026-11-01T00:00:00.000Z' };

function idsOf(decisions: Decision[]) {
  const cards = cardsByColumn([older, sampleApplicant], decisions);
  return Object.fromEntries([...cards].map(([column, list]) => [column, list.map(({ id }) => id)]));
}

test('[10.28] a card lies in the column of its status, the newest first', () => {
  expect(idsOf([])).toMatchObject({ Applied: ['a1', 'a2'], Contacted: [] });
});

test('[10.28] a card that was moved lies where it was put before the service has answered', () => {
  const moved: Decision = {
    key: 1,
    company: 'c1',
    people: [{ id: 'a2', name: 'Lee' }],
    status: 'Contacted',
    state: { kind: 'sending' },
  };
  expect(idsOf([moved])).toMatchObject({ Applied: ['a1'], Contacted: ['a2'] });
  const refused: Decision = { ...moved, state: { kind: 'refused', messages: [], others: [] } };
  expect(idsOf([refused])).toMatchObject({ Applied: ['a1', 'a2'], Contacted: [] });
});

test('[10.28] a card goes only where its status allows', () => {
  expect(canMove({ next_statuses: ['Hired'] }, 'Applied', 'Hired')).toBe(true);
  expect(canMove({ next_statuses: ['Hired'] }, 'Applied', 'JobClosed')).toBe(false);
  expect(canMove({ next_statuses: [] }, 'Applied', 'Applied')).toBe(true);
  expect(columnBeside('Applied', -1)).toBe('Applied');
  expect(columnBeside('Applied', 1)).toBe('Contacted');
});
