// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleApplicant } from '@/portal/testing/applicants';
import { sampleJob } from '@/portal/testing/jobs';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { show } from '@/portal/testing/show';

afterEach(cleanup);

const empty = { total: 0, applicants: [] };
const board = {
  company: {
    id: 'c1',
    Applied: { total: 1, applicants: [sampleApplicant] },
    Contacted: empty,
    Reviewed: empty,
    Hired: empty,
    Rejected: empty,
    JobClosed: empty,
  },
};

const answers = {
  Board: board,
  JobsToChoose: { company: { id: 'c1', jobs: { total: 0, jobs: [] } } },
  ChosenJob: { company: { id: 'c1', job: sampleJob } },
  ServerClock: () => ({ now: new Date().toISOString() }),
  Decide: ({ ids }: { ids: string[] }) => ({
    decide: {
      done: 1,
      takes_effect_at: new Date(Date.now() + 10_000).toISOString(),
      results: ids.map((id) => ({ id, error_code: null, message: '' })),
      filled_job: null,
    },
  }),
};

function showBoard(role: 'recruiter' | 'viewer' = 'recruiter', more: object = {}) {
  return show({
    path: '/portal/en/c1/applicants/board/?job=j1',
    person: personOf(membershipOf({ role })),
    answers: { ...answers, ...more },
  });
}

const columnOf = (name: string) => screen.getByRole('link', { name }).closest('[data-column]') as HTMLElement;

test('[10.28] a card is moved by keyboard, which is a decision', async () => {
  const { asked } = await showBoard();
  const grip = await screen.findByRole('button', { name: 'Move 陳小明' });
  fireEvent.keyDown(grip, { key: ' ' });
  fireEvent.keyDown(grip, { key: 'ArrowRight' });
  expect(screen.getByText('“Contacted”')).toBeTruthy();
  fireEvent.keyDown(grip, { key: ' ' });
  await waitFor(() => expect(asked('Decide')).toMatchObject([{ ids: ['a1'], status: 'Contacted' }]));
  expect(columnOf('陳小明').dataset.column).toBe('Contacted');
  expect(screen.getByText('陳小明 moved to “Contacted”.')).toBeTruthy();
});

test('[10.28] Escape leaves a card where it is, and so does a column that it may not go to', async () => {
  const { asked } = await showBoard();
  const grip = await screen.findByRole('button', { name: 'Move 陳小明' });
  fireEvent.keyDown(grip, { key: ' ' });
  fireEvent.keyDown(grip, { key: 'ArrowRight' });
  fireEvent.keyDown(grip, { key: 'Escape' });
  expect(screen.getByText('Nothing was moved.')).toBeTruthy();
  fireEvent.keyDown(grip, { key: ' ' });
  for (let step = 0; step < 5; step += 1) fireEvent.keyDown(grip, { key: 'ArrowRight' });
  fireEvent.keyDown(grip, { key: ' ' });
  expect(screen.getByText('Cannot be moved to “Job closed”')).toBeTruthy();
  expect(asked('Decide')).toEqual([]);
});

test('[10.28] a card is dragged by a pointer, and a rejection asks for its reason', async () => {
  const { asked } = await showBoard();
  const card = (await screen.findByRole('link', { name: '陳小明' })).closest('[data-card]') as HTMLElement;
  const target = document.querySelector<HTMLElement>('[data-column=Rejected]');
  document.elementFromPoint = () => target;
  card.setPointerCapture = () => undefined;
  fireEvent.pointerDown(card, { button: 0, pointerType: 'mouse', clientX: 10, clientY: 10 });
  fireEvent.pointerMove(card, { pointerType: 'mouse', buttons: 1, clientX: 400, clientY: 20 });
  fireEvent.pointerUp(card, { pointerType: 'mouse', clientX: 400, clientY: 20 });
  fireEvent.click(screen.getByRole('button', { name: 'Experience', hidden: true }));
  await waitFor(() => expect(asked('Decide')).toMatchObject([{ status: 'Rejected', reason: 'experience' }]));
});

test('[10.09] who only looks moves nothing', async () => {
  const { asked } = await showBoard('viewer');
  expect(await screen.findByRole('link', { name: '陳小明' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move 陳小明' })).toBeNull();
  expect(screen.queryByText(/Drag a card/)).toBeNull();
  expect(asked('Board')).toMatchObject([{ applied: { job: 'j1', status: 'Applied' } }]);
});

test('[10.28] a card whose release was lost is put back when the pointer comes back without a button', async () => {
  const { asked } = await showBoard();
  const card = (await screen.findByRole('link', { name: '陳小明' })).closest('[data-card]') as HTMLElement;
  const lifted = () => document.querySelector('[aria-hidden=true][style*=translate]');
  document.elementFromPoint = () => document.querySelector<HTMLElement>('[data-column=Contacted]');
  card.setPointerCapture = () => undefined;
  const mouse = { pointerType: 'mouse', pointerId: 7 };
  fireEvent.pointerDown(card, { ...mouse, button: 0, buttons: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(card, { ...mouse, buttons: 1, clientX: 400, clientY: 20 });
  expect(lifted()).not.toBeNull();
  fireEvent.pointerMove(document.body, { ...mouse, buttons: 0, clientX: 420, clientY: 20 });
  expect(lifted()).toBeNull();
  expect(screen.getByText('Nothing was moved.')).toBeTruthy();
  fireEvent.pointerMove(card, { ...mouse, buttons: 0, clientX: 500, clientY: 20 });
  expect(lifted()).toBeNull();
  fireEvent.pointerUp(card, { ...mouse, clientX: 500, clientY: 20 });
  expect(asked('Decide')).toEqual([]);
});

test('[10.28] a card that was let go unseen is not taken along by the next one that is pointed at', async () => {
  await showBoard();
  const card = (await screen.findByRole('link', { name: '陳小明' })).closest('[data-card]') as HTMLElement;
  card.setPointerCapture = () => undefined;
  fireEvent.pointerDown(card, { pointerType: 'mouse', pointerId: 7, button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerUp(document.body, { pointerType: 'mouse', pointerId: 7, clientX: 12, clientY: 10 });
  fireEvent.pointerMove(card, { pointerType: 'mouse', pointerId: 7, buttons: 1, clientX: 300, clientY: 10 });
  expect(document.querySelector('[style*=translate]')).toBeNull();
});

test('[10.28] a hiring is taken back on the board after asking', async () => {
  const hired = { ...sampleApplicant, status: 'Hired', next_statuses: ['Contacted', 'Rejected'] };
  const company = { ...board.company, Applied: empty, Hired: { total: 1, applicants: [hired] } };
  const { asked } = await showBoard('recruiter', { Board: { company } });
  const grip = await screen.findByRole('button', { name: 'Move 陳小明' });
  fireEvent.keyDown(grip, { key: ' ' });
  fireEvent.keyDown(grip, { key: 'ArrowLeft' });
  fireEvent.keyDown(grip, { key: 'ArrowLeft' });
  fireEvent.keyDown(grip, { key: ' ' });
  expect(asked('Decide')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Take it back', hidden: true }));
  await waitFor(() => expect(asked('Decide')).toMatchObject([{ ids: ['a1'], status: 'Contacted' }]));
});
