// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { meOf, show } from '@/console/testing/show';
import { filterOf, nothingAsked, queryOf } from './log-query';

afterEach(cleanup);

const at = '2026-11-15T02:00:00.000Z';
const line = (more = {}) => ({
  number: 7,
  at,
  actor_kind: 'staff',
  actor: 's1',
  actor_email: 'may@hoigung.test',
  act: 'suspend_company',
  subject: 'c1',
  reason: 'Asks for a deposit',
  has_reason: true,
  ...more,
});

const log = (lines: object[], has_more = false) => ({
  Log: { log_acts: ['suspend_company', 'log_in'], log: { has_more, lines } },
});

test('a line says who did what to which thing, when and why', async () => {
  await show({
    path: '/console/en/log/',
    answers: log([
      line(),
      line({
        number: 6,
        actor_kind: 'cli',
        actor: 'root',
        actor_email: null,
        act: 'added_later',
        reason: null,
      }),
    ]),
  });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('may@hoigung.test (staff) · suspended a company');
  expect(first?.textContent).toContain('c1');
  expect(first?.textContent).toContain('Asks for a deposit');
  expect(first?.querySelector('time')?.dateTime).toBe(at);
  expect(second?.textContent).toContain('root (command) · added_later');
  expect(second?.textContent).toContain('(the reason was deleted with what it was about)');
});

test('it is filtered by person, kind, thing and time, and read page by page', async () => {
  const { asked } = await show({ path: '/console/en/log/', answers: log([line()], true) });
  const last = () => asked('Log').at(-1);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByText(/suspended a company/, { selector: 'span' });
  fireEvent.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(() => expect(last()).toEqual({ filter: { before: 7 } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Newer' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Newer' })).toBeNull());
  type('Person', ' s1 ');
  type('Act', 'log_in');
  type('Thing', 'c1');
  type('From', '2026-11-15');
  type('Until', '2026-11-15');
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const filter = {
    actor: 's1',
    act: 'log_in',
    subject: 'c1',
    from: '2026-11-14T16:00:00.000Z',
    until: '2026-11-15T16:00:00.000Z',
  };
  await waitFor(() => expect(last()).toEqual({ filter }));
});

test('a file is asked for with the same filter', () => {
  expect(queryOf(filterOf({ ...nothingAsked, act: 'log_in', from: 'no day' }))).toBe('act=log_in');
});

test('[11.03] only who may take it as a file is offered that', async () => {
  await show({ path: '/console/en/log/', answers: log([]) });
  expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeTruthy();
  expect(screen.getByText('No line matches.')).toBeTruthy();
  cleanup();
  await show({ path: '/console/en/log/', me: meOf('moderator'), answers: log([]) });
  await screen.findByText('No line matches.');
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});
