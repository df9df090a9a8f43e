// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { membershipOf, personOf } from '../../testing/samples';
import { show } from '../../testing/show';

afterEach(cleanup);

const moment = '2026-11-15T00:00:00.000Z';
const here = {
  id: 's1',
  is_current: true,
  created_at: moment,
  last_used_at: moment,
  device: 'Chrome, Android',
};
const there = { ...here, id: 's2', is_current: false, device: 'Safari, iPhone' };
const preferences = [
  { kind: 'verification', timing: 'at_once' },
  { kind: 'new_applicants', timing: 'daily' },
];
const me = {
  ...personOf(),
  sessions: [here, there],
  memberships: [{ company: membershipOf().company, mail_preferences: preferences }],
};

function showAccount(answers = {}) {
  const person = personOf(membershipOf());
  return show({
    path: '/portal/en/c1/account/',
    person,
    answers: { Account: { me }, Me: { me: person }, ...answers },
  });
}

test('[10.04] a person sees where they are logged in and ends one', async () => {
  const { asked } = await showAccount({ EndSessions: { end_sessions: { sessions: 1 } } });
  expect(await screen.findByText('Chrome, Android')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Log out Safari, iPhone' }));
  await waitFor(() => expect(asked('EndSessions')).toEqual([{ ids: ['s2'] }]));
});

test('[10.04] logging out everywhere ends this session too', async () => {
  const { asked } = await showAccount({ EndSessions: { end_sessions: { sessions: 2 } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByRole('heading', { name: 'Log in or sign up' })).toBeTruthy();
  expect(asked('EndSessions')).toEqual([{}]);
});

test('[10.44] mails are switched by kind, and each says what it tells of', async () => {
  const { asked } = await showAccount({ SetMailPreference: { set_mail_preference: { role: 'owner' } } });
  const field = await screen.findByLabelText('Verification of the company (Good Noodles)');
  expect(screen.getByLabelText('New applicants (Good Noodles)')).toBeTruthy();
  expect(screen.getByText('Somebody applied for one of your jobs.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'never' } });
  await waitFor(() =>
    expect(asked('SetMailPreference')).toEqual([{ company: 'c1', kind: 'verification', timing: 'never' }]),
  );
});
