// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { refusal, show } from '@/portal/testing/show';

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
  const field = await screen.findByLabelText('Company verification (Good Noodles)');
  expect(screen.getByLabelText('New applicants (Good Noodles)')).toBeTruthy();
  expect(screen.getByText('Somebody applies for one of your jobs.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'never' } });
  await waitFor(() =>
    expect(asked('SetMailPreference')).toEqual([{ company: 'c1', kind: 'verification', timing: 'never' }]),
  );
});

async function confirm(title: string, action: string, typed?: { label: RegExp; text: string }) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  if (typed) fireEvent.change(dialog.getByLabelText(typed.label), { target: { value: typed.text } });
  fireEvent.click(dialog.getByRole('button', { name: action }));
  return dialog;
}

test('[10.10] leaving a company asks first, and then leads to the start', async () => {
  const { asked, go } = await showAccount({ LeaveCompany: { leave_company: { id: 'c1' } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave the company' }));
  expect(asked('LeaveCompany')).toEqual([]);
  await confirm('Leave Good Noodles', 'Leave the company');
  await waitFor(() => expect(asked('LeaveCompany')).toEqual([{ company: 'c1' }]));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/portal/en/', { replace: true }));
});

test('[10.10] the last owner is told why not, and has not left', async () => {
  const { go } = await showAccount({ LeaveCompany: refusal('E200009') });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave the company' }));
  const dialog = await confirm('Leave Good Noodles', 'Leave the company');
  expect(await dialog.findByText('refused by E200009')).toBeTruthy();
  expect(go).not.toHaveBeenCalled();
});

test('an account is deleted only once its address was typed', async () => {
  const { asked } = await showAccount({ DeleteAccount: { delete_account: { sessions: 1 } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await confirm('Delete my account', 'Delete for good');
  expect(asked('DeleteAccount')).toEqual([]);
  const typed = { label: /Type your email/, text: ' chan@noodles.test ' };
  await confirm('Delete my account', 'Delete for good', typed);
  expect(await screen.findByRole('heading', { name: 'Log in or sign up' })).toBeTruthy();
  expect(asked('DeleteAccount')).toEqual([{ email: 'chan@noodles.test' }]);
});

test('a name that another tab has changed meanwhile is not written over by another language', async () => {
  const person = personOf(membershipOf());
  const { asked } = await showAccount({
    Me: { me: { ...person, name: '陳大明' } },
    UpdatePerson: { update_person: { id: 'p1' } },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'English' }));
  const form = screen.getByLabelText('Your name').closest('form') as HTMLElement;
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('UpdatePerson')).toEqual([{ name: '陳大明', locale: 'en' }]));
});
