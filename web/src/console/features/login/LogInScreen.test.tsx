// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Answers, meOf, refusal, show } from '@/console/testing/show';

afterEach(cleanup);

const email = 'may@hoigung.test';
const enrolment = { secret: 'ABCDEFGHIJKLMNOP', qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
const sent = { RequestCode: { request_code: { resend_after: 60, expires_in: 300 } } };
const typeInto = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

/** As far as the second factor. */
async function toTheFactor(answers: Answers, enrols = false) {
  const shown = await show({
    path: '/console/en/',
    me: null,
    answers: {
      ...sent,
      CheckCode: { check_code: { email, enrolment: enrols ? enrolment : null } },
      ...answers,
    },
  });
  await screen.findByLabelText('Email');
  typeInto('Email', email);
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('heading', { name: 'Enter the code from the email' });
  typeInto('Code from the email', '123456');
  await screen.findByRole('heading', {
    name: enrols ? 'Set up your second factor' : 'Enter the code from your app',
  });
  return shown;
}

test('[11.02] the first login shows a QR code to enrol, then ten recovery codes once', async () => {
  const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jk${n}m`);
  const { asked, session } = await toTheFactor(
    { LogIn: { log_in: { me: meOf(), recovery_codes: codes } } },
    true,
  );
  expect(screen.getByRole('img', { name: 'QR code of your second factor' }).getAttribute('src')).toContain(
    'data:image/svg+xml,%3Csvg',
  );
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  typeInto('Code from your app', '654321');
  await screen.findByRole('heading', { name: 'Keep your recovery codes' });
  expect(asked('LogIn')).toEqual([{ code: '654321' }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  expect(session.state.get().person).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/You are logged in as/)).toBeTruthy();
});

test('[11.02] a later login takes the code of the app or a recovery code', async () => {
  const { asked } = await toTheFactor({ LogIn: { log_in: { me: meOf(), recovery_codes: [] } } });
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  typeInto('Recovery code', 'abcd-efgh-jklm');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(/You are logged in as/)).toBeTruthy();
  expect(asked('LogIn')).toEqual([{ code: 'abcd-efgh-jklm' }]);
});

test('what is wrong with a code is said in words, and too many tries say how long to wait', async () => {
  let wrong = refusal('E100040');
  const answers: Answers = {};
  answers.LogIn = () => wrong;
  await toTheFactor(answers);
  const field = screen.getByLabelText('Code from your app');
  typeInto('Code from your app', '000000');
  expect(await screen.findByText(/wrong, too old or already used/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  wrong = refusal('E100038', 240);
  typeInto('Code from your app', '000001');
  expect(await screen.findByText('Too many tries. Please try again in 4 minutes.')).toBeTruthy();
  wrong = refusal('E200001');
  typeInto('Code from your app', '000002');
  expect(await screen.findByText(/That took too long/)).toBeTruthy();
});

test('a page that was thrown away while the app was opened goes on at the second factor', async () => {
  await show({
    path: '/console/en/',
    me: null,
    answers: { OpenLogin: { login: { email, enrolment: null } } },
  });
  expect(await screen.findByRole('heading', { name: 'Enter the code from your app' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Begin again' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email));
});
