// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '@/console/testing/show';

afterEach(cleanup);

const openDialog = () =>
  waitFor(() =>
    within(document.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('no dialog is open')),
  );

const key = {
  id: 'k1',
  name: 'ATS',
  is_operator: false,
  companies: ['c1', 'c2'],
  is_from_portal: false,
  created_at: '2026-11-01T02:00:00.000Z',
  revoked_at: null,
};

test('[11.16] keys are listed and revoked after a question', async () => {
  const revoked = {
    ...key,
    id: 'k2',
    name: 'Old one',
    is_operator: true,
    revoked_at: '2026-11-02T02:00:00.000Z',
  };
  const { asked } = await show({
    path: '/console/en/keys/',
    answers: { Keys: { partner_keys: [key, revoked] }, RevokeKey: { revoke_key: key } },
  });
  expect(await screen.findByText(/by the site · c1, c2/)).toBeTruthy();
  expect(screen.getByText('Revoked on 2 November 2026')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Revoke “ATS”' }));
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke', hidden: true }));
  await waitFor(() => expect(asked('RevokeKey')).toEqual([{ id: 'k1' }]));
});

test('[11.16] a key is made for companies or for everything, and shown once', async () => {
  const { asked } = await show({
    path: '/console/en/keys/',
    answers: { Keys: { partner_keys: [] }, MakeKey: { make_key: { secret: 'hoigung_secret', key } } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  const dialog = await openDialog();
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'ATS' } });
  fireEvent.change(dialog.getByLabelText(/^IDs of companies/), { target: { value: 'c1, c2 c3' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make a key', hidden: true }));
  expect(await screen.findByText('hoigung_secret')).toBeTruthy();
  expect(asked('MakeKey')).toEqual([{ name: 'ATS', is_operator: false, companies: ['c1', 'c2', 'c3'] }]);
  fireEvent.click(screen.getByRole('button', { name: 'I have kept it', hidden: true }));
  expect(screen.queryByText('hoigung_secret')).toBeNull();
});
