// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refusal, show } from '@/console/testing/show';

afterEach(cleanup);

const openDialog = () =>
  waitFor(() =>
    within(document.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('no dialog is open')),
  );

const member = (more = {}) => ({
  id: 's1',
  email: 'may@hoigung.test',
  role: 'admin',
  created_at: '2026-11-01T02:00:00.000Z',
  removed_at: null,
  has_second_factor: true,
  ...more,
});
const june = member({ id: 's2', email: 'june@hoigung.test', role: 'moderator', has_second_factor: false });
const july = member({
  id: 's3',
  email: 'july@hoigung.test',
  role: 'support',
  removed_at: '2026-11-03T02:00:00.000Z',
});
const staff = { Staff: { staff: [member(), june, july] } };

const rowOf = async (email: string) => within((await screen.findByText(email)).closest('li') as HTMLElement);

test('[11.01] everybody stands there with their role, and nobody acts upon themselves or who has left', async () => {
  await show({ path: '/console/en/staff/', answers: staff });
  expect((await rowOf('may@hoigung.test')).queryByRole('button')).toBeNull();
  expect((await rowOf('june@hoigung.test')).getByText('No second factor yet')).toBeTruthy();
  expect((await rowOf('july@hoigung.test')).getByText('Support, removed on 3 November 2026')).toBeTruthy();
  expect((await rowOf('july@hoigung.test')).queryByRole('button')).toBeNull();
});

test('somebody is removed, or loses the second factor, after a question', async () => {
  const { asked } = await show({
    path: '/console/en/staff/',
    answers: {
      ...staff,
      RemoveStaff: { remove_staff: june },
      ResetSecondFactor: { reset_second_factor: june },
    },
  });
  for (const [act, confirm, operation] of [
    ['Remove june@hoigung.test', 'Remove', 'RemoveStaff'],
    ['Reset the second factor of june@hoigung.test', 'Reset second factor', 'ResetSecondFactor'],
  ] as const) {
    fireEvent.click((await rowOf('june@hoigung.test')).getByRole('button', { name: act }));
    const dialog = await openDialog();
    expect(asked(operation)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: confirm, hidden: true }));
    await waitFor(() => expect(asked(operation)).toEqual([{ id: 's2' }]));
  }
});

test('[11.03] somebody is added with a role that the form explains; who works here already is said', async () => {
  const { asked } = await show({
    path: '/console/en/staff/',
    answers: { ...staff, AddStaff: refusal('E100056') },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add somebody' }));
  const dialog = await openDialog();
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'june@hoigung.test' } });
  fireEvent.change(dialog.getByLabelText(/^Role/), { target: { value: 'moderator' } });
  expect(dialog.getByText('Reads the log.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Add somebody', hidden: true }));
  expect(await screen.findByText('refused by E100056')).toBeTruthy();
  expect(asked('AddStaff')).toEqual([{ email: 'june@hoigung.test', role: 'moderator' }]);
});
