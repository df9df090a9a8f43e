// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Service } from '@/shared/services/api/service';
import { createAnswering, refusal } from '@/shared/testing/answers';
import { fakeTimers, passTime } from '@/shared/testing/timers';
import { newcomer } from '@/site/services/session/sample-profile';
import type { Profile } from '@/site/services/session/state';
import { seeker, show } from '@/site/testing/show';
import { EmailForm } from './EmailForm';
import { EmailSection } from './EmailSection';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sent = { expires_in: 300, resend_after: 60 };
const confirmed = { _id: 's', email: 'mei@example.hk', is_email_unreachable: false };

/** The dialog's form over a service with these answers. */
function showForm(answers: Record<string, object> = {}, profile: Profile = newcomer) {
  const all = {
    RequestEmailCode: { request_email_code: sent },
    ResendEmailCode: { resend_email_code: sent },
    ConfirmEmail: { confirm_email: confirmed },
    ...answers,
  };
  const { answer, asked } = createAnswering(all);
  const post = vi.fn(async (_path: string, _body?: object) => sent);
  const ask = async (...given: Parameters<typeof answer>) => ({ data: await answer(...given) });
  const onDone = vi.fn();
  const shown = show({
    path: '/hk/en/profile/?page=myProfile&popup=email',
    layout: 'simple',
    session: { ...seeker, profile },
    answers: all,
    service: { ask, post } as unknown as Service,
    content: () => <EmailForm profile={profile} onDone={onDone} />,
  });
  return { ...shown, asked, post, onDone };
}

const addressField = () => screen.getByLabelText<HTMLInputElement>('New email address');
const codeField = () => screen.findByLabelText<HTMLInputElement>('6-digit verification code');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};

async function giveAddress(address = 'mei@example.hk') {
  type(addressField(), address);
  await press('Send code');
}

async function giveCode(code: string) {
  const field = await codeField();
  await act(async () => void type(field, code));
}

test('[12.07] an address is confirmed by a code to the own telephone and a code in the mail', async () => {
  const { asked, post, onDone, services } = showForm();
  expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  expect(screen.getByText(/your telephone ending 4567/)).toBeTruthy();
  await giveAddress();
  expect(post).toHaveBeenCalledExactlyOnceWith(
    'request-mfa-login',
    expect.objectContaining({ channel: 'sms', channel_id: '+85291234567' }),
  );
  expect(screen.getByText('We sent a code by text message to +852 9123 4567')).toBeTruthy();
  await giveCode('123456');
  expect(asked('RequestEmailCode')).toEqual([{ email: 'mei@example.hk', token: 123456 }]);
  expect(screen.getByText('We sent a code by email to mei@example.hk')).toBeTruthy();
  await giveCode('654321');
  expect(asked('ConfirmEmail')).toEqual([{ token: 654321 }]);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const session = await services.session.ready;
  expect(session.changeProfile).toHaveBeenCalledWith({
    ...newcomer,
    email: 'mei@example.hk',
    is_email_unreachable: false,
  });
  expect(services.notices.notice.get()).toMatchObject({ text: 'Email address confirmed: mei@example.hk' });
});

test('[12.07] an address is checked before anything is sent', async () => {
  const { post } = showForm();
  type(addressField(), 'mei@example');
  expect(screen.getByText('Invalid email address')).toBeTruthy();
  await press('Send code');
  expect(post).not.toHaveBeenCalled();
});

test('[12.07] a landline is called', async () => {
  const { post } = showForm({}, { ...newcomer, telephone: '23456789' });
  expect(screen.getByText(/We first call your telephone ending 6789/)).toBeTruthy();
  await giveAddress();
  expect(post).toHaveBeenCalledExactlyOnceWith(
    'request-mfa-login',
    expect.objectContaining({ channel: 'voice', channel_id: '+85223456789' }),
  );
});

test('[12.07] a wrong code is told at its field, at both steps', async () => {
  const { asked } = showForm({ RequestEmailCode: refusal('E100040') });
  await giveAddress();
  await giveCode('111111');
  expect(screen.getByText('The verification code is invalid, please try again')).toBeTruthy();
  expect((await codeField()).getAttribute('aria-invalid')).toBe('true');
  expect(asked('ConfirmEmail')).toEqual([]);
  cleanup();
  showForm({ ConfirmEmail: refusal('E100040') });
  await giveAddress();
  await giveCode('123456');
  await giveCode('111111');
  expect(screen.getByText('We sent a code by email to mei@example.hk')).toBeTruthy();
  expect(screen.getByText('The verification code is invalid, please try again')).toBeTruthy();
});

test.each([
  ['E100009', 'Invalid email address'],
  ['E100012', 'This is your email address already'],
])('[12.07] an address that the service refuses by %s is told at its field', async (code, text) => {
  showForm({ RequestEmailCode: refusal(code) });
  await giveAddress();
  await giveCode('123456');
  expect(screen.getByText(text)).toBeTruthy();
  expect(addressField().value).toBe('mei@example.hk');
  expect(document.activeElement).toBe(addressField());
  type(addressField(), 'other@example.hk');
  expect(screen.queryByText(text)).toBeNull();
});

test('[12.07] an address that another account confirmed meanwhile is told at its field', async () => {
  const { onDone } = showForm({ ConfirmEmail: refusal('E100056') });
  await giveAddress();
  await giveCode('123456');
  await giveCode('654321');
  expect(screen.getByText('Email address already registered')).toBeTruthy();
  expect(addressField().value).toBe('mei@example.hk');
  expect(onDone).not.toHaveBeenCalled();
});

test('[12.07] each step keeps what was typed, and no second code is sent for the same address', async () => {
  const { post, asked } = showForm();
  await giveAddress();
  await giveCode('123');
  await press('Back');
  expect(addressField().value).toBe('mei@example.hk');
  await press('Send code');
  expect((await codeField()).value).toBe('123');
  expect(post).toHaveBeenCalledOnce();
  await giveCode('123456');
  await giveCode('65');
  await press('Change the address');
  await press('Send code');
  expect((await codeField()).value).toBe('65');
  expect(post).toHaveBeenCalledOnce();
  expect(asked('RequestEmailCode')).toHaveLength(1);
});

test('[12.07] a telephone code that is old is replaced, and what was typed of it is forgotten', async () => {
  fakeTimers();
  const { post } = showForm();
  await giveAddress();
  await giveCode('123');
  await press('Back');
  await passTime(60_500);
  await press('Send code');
  expect(post).toHaveBeenCalledTimes(2);
  expect((await codeField()).value).toBe('');
});

test('[12.07] another mail can be asked for when its time has come', async () => {
  fakeTimers();
  const { asked } = showForm();
  await giveAddress();
  await giveCode('123456');
  expect(screen.getByText('You can ask for another code in 60 s')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send another email' })).toBeNull();
  await passTime(60_500);
  await press('Send another email');
  expect(asked('ResendEmailCode')).toHaveLength(1);
  expect(screen.getByText('A new code was sent. The old one no longer works.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send another email' })).toBeNull();
});

test('[12.07] a limit says when to try again, and keeps the step', async () => {
  const { services } = showForm({ RequestEmailCode: refusal('E100038', 120) });
  await giveAddress();
  await giveCode('123456');
  expect(services.notices.notice.get()).toMatchObject({
    kind: 'box',
    text: 'Too many tries. Please try again in 2 minutes.',
  });
  expect((await codeField()).value).toBe('123456');
});

test('[12.07] an address whose mails came back stands in the field, to be confirmed again', async () => {
  const profile = { ...newcomer, email: 'mei@example.hk', is_email_unreachable: true };
  const { post } = showForm({}, profile);
  expect(addressField().value).toBe('mei@example.hk');
  await press('Send code');
  expect(post).toHaveBeenCalledOnce();
});

function showSection(profile: Profile, answers: Record<string, object> = {}) {
  return show({
    path: '/hk/en/profile/?page=myProfile',
    layout: 'simple',
    session: { ...seeker, profile },
    answers,
    content: () => <EmailSection profile={profile} />,
  });
}

test('[12.07] without an address the profile says what one is good for', () => {
  showSection(newcomer);
  expect(screen.getByText('Not given')).toBeTruthy();
  expect(screen.getByText(/hear of new jobs/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Add/ }).getAttribute('href')).toBe(
    '/hk/en/profile/?page=myProfile&popup=email',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('[12.07] an address is removed only after a question', async () => {
  const removed = { _id: 's', email: '', is_email_unreachable: false };
  const profile = { ...newcomer, email: 'mei@example.hk' };
  const { asked, services } = showSection(profile, { RemoveEmail: { remove_email: removed } });
  await press('Remove');
  expect(screen.getByText(/Remove mei@example.hk\?/)).toBeTruthy();
  expect(asked('RemoveEmail')).toEqual([]);
  await press('Keep it');
  await press('Remove');
  await press('Remove');
  expect(asked('RemoveEmail')).toEqual([{}]);
  const session = await services.session.ready;
  expect(session.changeProfile).toHaveBeenCalledWith({ ...profile, email: '' });
});

test('[12.07] the profile tells that mails came back', () => {
  showSection({ ...newcomer, email: 'mei@example.hk', is_email_unreachable: true });
  expect(screen.getByText(/Emails to this address came back/)).toBeTruthy();
});
