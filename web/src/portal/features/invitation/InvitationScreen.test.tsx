// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { suggestedLoginEmail } from '@/portal/services/login-email';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { refusal, show } from '@/portal/testing/show';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const offer = {
  company_name: { zh_hant: '好味麵店', en: 'Good Noodles' },
  email: 'wong@noodles.test',
  role: 'recruiter',
  invited_by: 'Chan',
  expires_at: '2026-11-22T00:00:00.000Z',
};

test('[10.10] opening the link shows, and only the button accepts', async () => {
  const { asked, go } = await show({
    path: '/portal/en/invitation/#token',
    person: null,
    answers: {
      InvitationOffer: { invitation: offer },
      AcceptInvitation: { accept_invitation: { email: offer.email, company_id: 'c1', company: null } },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Join Good Noodles' })).toBeTruthy();
  expect(asked('InvitationOffer')).toEqual([{ token: 'token' }]);
  expect(asked('AcceptInvitation')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/portal/en/c1/', { replace: true }));
  expect(asked('AcceptInvitation')).toEqual([{ token: 'token' }]);
  expect(asked('Me')).toEqual([]);
  expect(suggestedLoginEmail()).toBe(offer.email);
});

test('whoever is logged in as the one who was invited comes to the company at once', async () => {
  const { go, asked } = await show({
    path: '/portal/en/invitation/#token',
    person: { ...personOf(), email: offer.email },
    answers: {
      InvitationOffer: { invitation: offer },
      AcceptInvitation: {
        accept_invitation: { email: offer.email, company_id: 'c1', company: { id: 'c1' } },
      },
      Me: { me: personOf(membershipOf()) },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/portal/en/c1/', { replace: true }));
  expect(asked('Me')).toHaveLength(1);
  expect(suggestedLoginEmail()).toBe('');
});

test('somebody else is logged out, and the invited address is there to log in with', async () => {
  const { go, session } = await show({
    path: '/portal/en/invitation/#token',
    person: personOf(),
    answers: {
      InvitationOffer: { invitation: offer },
      AcceptInvitation: { accept_invitation: { email: offer.email, company_id: 'c1', company: null } },
      LogOut: { log_out: { sessions: 1 } },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/portal/en/c1/', { replace: true }));
  expect(session.state.get().person).toBeNull();
  expect(suggestedLoginEmail()).toBe(offer.email);
});

test('who is logged in as somebody else is told before', async () => {
  await show({
    path: '/portal/en/invitation/#token',
    person: personOf(),
    answers: { InvitationOffer: { invitation: offer } },
  });
  expect(await screen.findByText(/You are logged in as chan@noodles.test/)).toBeTruthy();
});

test('an invitation that is over says what to do', async () => {
  await show({
    path: '/portal/invitation/#old',
    person: null,
    answers: { InvitationOffer: refusal('E200010') },
  });
  expect(await screen.findByRole('heading', { name: '邀請已失效' })).toBeTruthy();
});
