// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Service, ServiceError } from '@/shared/services/api/service';
import { createAnswering } from '@/shared/testing/answers';
import type { Screen } from '@/site/page/screen';
import { keepPendingLogin, readPendingLogin } from '@/site/services/pending-login';
import { show, visitor } from '@/site/testing/show';
import { screen as codeScreen } from './LoginMfaScreen';
import { screen as loginScreen } from './LoginScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

interface Given {
  path?: string;
  hasMail?: boolean;
  post?: (path: string, body?: object) => Promise<object>;
}

function showScreen({ Component }: Screen, { path = '/hk/en/login/', hasMail = true, post }: Given = {}) {
  const answers = { LoginWays: { config: { mail: hasMail } } };
  const { answer } = createAnswering(answers);
  const posted = vi.fn(post ?? (async () => ({ resend_after: 60 })));
  const ask = async (...given: Parameters<typeof answer>) => ({ data: await answer(...given) });
  const shown = show({
    path,
    layout: 'simple',
    session: visitor,
    answers,
    service: { ask, post: posted } as unknown as Service,
    content: () => {
      const url = new URL(path, 'http://site.test');
      const query = new Map(url.searchParams);
      const address = { locale: 'en', path: '/login/', query, hash: '', params: {} } as const;
      return <Component address={address} answers={[]} />;
    },
  });
  return { ...shown, posted };
}

const pressButton = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};

test('[12.07] a site without mail offers the telephone alone', async () => {
  showScreen(loginScreen, { hasMail: false });
  await act(async () => undefined);
  expect(screen.getByLabelText('Telephone number')).toBeTruthy();
  expect(screen.queryByText('Log in by email')).toBeNull();
});

test('[12.07] the telephone comes first; a button asks for an address in its place, and back', async () => {
  const { posted, go } = showScreen(loginScreen, { path: '/hk/en/login/?target=/en/find-jobs/' });
  expect(screen.getByLabelText('Telephone number')).toBeTruthy();
  fireEvent.click(await screen.findByText('Log in by email'));
  const field = await screen.findByLabelText('Email address');
  expect(screen.queryByLabelText('Telephone number')).toBeNull();
  expect(screen.getByText(/Accounts are made with a telephone number/)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'mei@example' } });
  expect(screen.getByText('Invalid email address')).toBeTruthy();
  await pressButton('Send code');
  expect(posted).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'mei@example.hk' } });
  await pressButton('Send code');
  expect(posted).toHaveBeenCalledExactlyOnceWith(
    'request-mfa-login',
    expect.objectContaining({ channel: 'email', channel_id: 'mei@example.hk' }),
  );
  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/hk/en/login-mfa/?target=/en/find-jobs/'));
  expect(readPendingLogin()).toMatchObject({ channel: 'email', email: 'mei@example.hk', telephone: '' });
  await pressButton('Log in by telephone');
  expect(screen.getByLabelText('Telephone number')).toBeTruthy();
});

test('[12.07] a limit says when to try again', async () => {
  const { services } = showScreen(loginScreen, {
    post: async () => {
      throw new ServiceError('no', 429, 'E100038', 300);
    },
  });
  fireEvent.click(await screen.findByText('Log in by email'));
  fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: 'mei@example.hk' } });
  await pressButton('Send code');
  expect(services.notices.notice.get()).toMatchObject({
    text: 'Too many tries. Please try again in 5 minutes.',
  });
});

const pending = {
  telephone: '',
  email: 'mei@example.hk',
  channel: 'email',
  onlyCalls: false,
  resendAt: 0,
} as const;

test('[12.07] the code step does not tell whether the address has an account, and leads back', async () => {
  keepPendingLogin({ ...pending, resendAt: Date.now() + 60_000 });
  showScreen(codeScreen, { path: '/hk/en/login-mfa/' });
  expect(screen.getByText('If mei@example.hk belongs to an account, a code is on its way.')).toBeTruthy();
  expect(screen.getByText(/You can ask for another code in \d+ s/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change email address' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Log in by telephone' }));
  expect(readPendingLogin()).toBeUndefined();
});

test('[12.07] another mail is sent on request; text messages and calls are not offered', async () => {
  keepPendingLogin(pending);
  const { posted } = showScreen(codeScreen, { path: '/hk/en/login-mfa/' });
  expect(screen.queryByRole('button', { name: 'Call me instead' })).toBeNull();
  await pressButton('Send another email');
  expect(posted).toHaveBeenCalledExactlyOnceWith(
    'request-mfa-login',
    expect.objectContaining({ channel: 'email', channel_id: 'mei@example.hk' }),
  );
  expect(screen.getByText(/a new code is on its way/)).toBeTruthy();
});

test.each(['E100040', 'E100047'])('[12.07] a code that is refused by %s is a wrong code', async (code) => {
  keepPendingLogin(pending);
  const { services, posted } = showScreen(codeScreen, {
    path: '/hk/en/login-mfa/',
    post: async () => {
      throw new ServiceError('no', 400, code);
    },
  });
  const field = screen.getByLabelText('6-digit verification code');
  await act(async () => void fireEvent.change(field, { target: { value: '123456' } }));
  expect(posted).toHaveBeenCalledExactlyOnceWith(
    'mfa-login',
    expect.objectContaining({ channel: 'email', channel_id: 'mei@example.hk', token: 123456 }),
  );
  expect(screen.getByText('The verification code is invalid, please try again')).toBeTruthy();
  expect(services.notices.notice.get()).toBeUndefined();
});
