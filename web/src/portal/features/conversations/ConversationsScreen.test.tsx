// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleApplicant } from '@/portal/testing/applicants';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { show } from '@/portal/testing/show';

afterEach(cleanup);

const last = { id: 'm3', number: 3, from_seeker: true, by: '', text: '明白', at: '2026-11-17T04:00:00.000Z' };

function showConversations(conversations: object[], query = '') {
  return show({
    path: `/portal/en/c1/messages/${query}`,
    person: personOf(membershipOf()),
    answers: { Conversations: { company: { id: 'c1', unread_messages: 1, conversations } } },
  });
}

test('[10.41] conversations are listed with what was said last and what is unread', async () => {
  const { asked } = await showConversations([{ applicant: sampleApplicant, last, unread: 1 }], '?page=2');
  const link = await screen.findByRole('link', { name: '陳小明' });
  expect(link.getAttribute('href')).toBe('/portal/en/c1/applicants/?applicant=a1&part=messages');
  expect(link.closest('li')?.textContent).toContain('1 unread');
  expect(link.closest('li')?.textContent).toContain('明白');
  expect(screen.getByText('1 unread message')).toBeTruthy();
  expect(asked('Conversations')).toEqual([{ company: 'c1', limit: 30, offset: 30 }]);
});

test('without any it is said where they begin', async () => {
  await showConversations([]);
  expect((await screen.findByRole('link', { name: 'See applicants' })).getAttribute('href')).toBe(
    '/portal/en/c1/applicants/',
  );
});
