// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { refusal, show } from '@/portal/testing/show';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const sent = { RequestCode: { request_code: { resend_after: 60, expires_in: 300 } } };

async function askForCode(answers: Parameters<typeof show>[0]['answers'] = {}) {
  const shown = await show({ path: '/portal/en/account/', person: null, answers: { ...sent, ...answers } });
  fireEvent.change(await screen.findByLabelText('Work email'), { target: { value: 'chan@noodles.test' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('heading', { name: 'Enter the code' });
  return shown;
}

const typeCode = (code: string) =>
  fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: code } });

test('[10.03] logging in and signing up are one step, and the sixth digit submits', async () => {
  const { asked, session } = await askForCode({
    LogIn: { log_in: personOf(membershipOf()) },
    Account: { me: null },
  });
  expect(screen.getByText('We sent a code to chan@noodles.test.')).toBeTruthy();
  const field = screen.getByLabelText('6-digit code');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  typeCode('１２３ 456');
  await waitFor(() => expect(asked('LogIn')).toEqual([{ email: 'chan@noodles.test', code: '123456' }]));
  await waitFor(() => expect(session.state.get().person?.id).toBe('p1'));
});

test('a wrong, old or used code is said in words', async () => {
  await askForCode({ LogIn: refusal('E100040') });
  typeCode('000000');
  expect(await screen.findByText(/wrong, too old or already used/)).toBeTruthy();
  // The next digits replace it.
  const { selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>('6-digit code');
  expect([selectionStart, selectionEnd]).toEqual([0, 6]);
});

test('too many tries say how long to wait', async () => {
  await askForCode({ LogIn: refusal('E100038', 240) });
  typeCode('000000');
  expect(await screen.findByText('Too many tries. Please try again in 4 minutes.')).toBeTruthy();
});

test('another code can be asked for after a pause', async () => {
  await askForCode();
  expect(screen.getByText(/You can ask for another code in \d+ s/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull();
});

test('a page that was thrown away while the mail was read goes on where it was', async () => {
  await askForCode();
  cleanup();
  await show({ path: '/portal/en/', person: null });
  expect(await screen.findByLabelText('6-digit code')).toBeTruthy();
});

test('the e-mail address can be changed', async () => {
  await askForCode();
  fireEvent.click(screen.getByRole('button', { name: 'Change email' }));
  expect(screen.getByLabelText<HTMLInputElement>('Work email').value).toBe('chan@noodles.test');
});
