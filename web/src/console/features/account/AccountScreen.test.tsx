// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { meOf, show } from '@/console/testing/show';

afterEach(cleanup);

const at = '2026-11-15T02:00:00.000Z';
const account = {
  Account: {
    me: {
      locale: 'en',
      recovery_codes: 8,
      sessions: [
        { id: 'n1', is_current: true, last_used_at: at, device: 'Firefox, Linux' },
        { id: 'n2', is_current: false, last_used_at: at, device: '' },
      ],
    },
  },
};

test('[11.02] somebody sees where they are logged in and ends other sessions, or all', async () => {
  const { asked, session } = await show({
    path: '/console/en/account/',
    answers: { ...account, EndSessions: { end_sessions: { sessions: 1 } } },
  });
  expect(await screen.findByText(/8 recovery codes/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Log out Unknown device' }));
  await waitFor(() => expect(asked('EndSessions')).toEqual([{ ids: ['n2'] }]));
  fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(session.state.get().person).toBeNull());
  expect(asked('EndSessions').at(-1)).toEqual({});
});

test('the language of mails is chosen, and one logs out', async () => {
  const { asked, session } = await show({
    path: '/console/en/account/',
    answers: {
      ...account,
      SetLocale: { set_locale: { ...meOf(), locale: 'zh_hant' } },
      LogOut: { log_out: { sessions: 1 } },
    },
  });
  fireEvent.change(await screen.findByLabelText(/^Language of emails/), { target: { value: 'zh_hant' } });
  await waitFor(() => expect(asked('SetLocale')).toEqual([{ locale: 'zh_hant' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(session.state.get().person).toBeNull());
});
