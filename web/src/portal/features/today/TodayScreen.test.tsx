// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleInterview } from '@/portal/testing/applicants';
import { companyToday, membershipOf, personOf } from '@/portal/testing/samples';
import { show } from '@/portal/testing/show';
import type { Answers } from '@/shared/testing/answers';

afterEach(cleanup);

function showToday(part: object = {}, answers: Answers = {}) {
  return show({
    path: '/portal/en/c1/',
    person: personOf(membershipOf()),
    answers: { Today: { company: { ...companyToday, ...part } }, ...answers },
  });
}

test('[10.24] the first page leads to applicants and messages that nobody has opened, and to interviews', async () => {
  await showToday({
    unread_applicants: 3,
    unread_messages: 1,
    interview_days: [{ day: '2026-11-18', interviews: [sampleInterview] }],
  });
  const applicants = await screen.findByRole('link', { name: '3 unopened applications' });
  expect(applicants.getAttribute('href')).toBe('/portal/en/c1/applicants/?unread=1');
  expect(screen.getByRole('link', { name: '1 unread message' }).getAttribute('href')).toBe(
    '/portal/en/c1/messages/',
  );
  expect(screen.getByRole('link', { name: '陳小明' })).toBeTruthy();
});

test('[10.33] the reply record says how it stands, who sees it, and what would better it', async () => {
  await showToday({
    reply_record: {
      applicants: 20,
      answered_within_7_days: 15,
      percent: 75,
      median_hours: 30,
      is_public: true,
      waiting: 4,
      soon_late: 2,
      advice: ['Answer the two who have waited longest.'],
    },
  });
  expect(await screen.findByText('75% of applicants got a reply within 7 days')).toBeTruthy();
  expect(screen.getByText('Usually within 2 days')).toBeTruthy();
  expect(screen.getByText(/Seekers see this/)).toBeTruthy();
  expect(screen.getByText(/2 of them will soon have waited 7 days/)).toBeTruthy();
  expect(screen.getByText('Answer the two who have waited longest.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reply to them' }).getAttribute('href')).toBe(
    '/portal/en/c1/applicants/?waiting=1&sort=oldest',
  );
});

test('[10.33] before the first applicant nothing is held against anybody', async () => {
  await showToday();
  expect(await screen.findByText(/There were no applicants in the last 90 days/)).toBeTruthy();
});

test('[10.33] nobody is said to have had no applicants while somebody waits', async () => {
  const record = { ...companyToday.reply_record, percent: null, applicants: 0, waiting: 13 };
  await showToday({ reply_record: record });
  expect(await screen.findByText('13 applicants are waiting for a reply')).toBeTruthy();
  expect(screen.getByText(/Nobody who applied in the last 90 days has had a reply/)).toBeTruthy();
  expect(screen.queryByText(/There were no applicants/)).toBeNull();
});

test('[10.33] nobody is said to have nothing to do while somebody waits', async () => {
  await showToday({ unread_applicants: 3 });
  expect(await screen.findByText('3 unopened applications')).toBeTruthy();
  expect(screen.queryByText('Nothing to do today.')).toBeNull();
});

test('[10.08] what verifying needs is asked for at once, and nothing else', async () => {
  const missing = ['proof', 'contact'];
  await showToday({ state: 'unverified', missing });
  expect(await screen.findByText(/proof, contact/)).toBeTruthy();
  expect(screen.getByLabelText('Contact person')).toBeTruthy();
  expect(screen.queryByLabelText('Industry')).toBeNull();
  cleanup();
  await showToday({ state: 'unverified', missing: [] });
  expect(await screen.findByText(/Everything is here/)).toBeTruthy();
  expect(screen.queryByLabelText('Contact person')).toBeNull();
});

test('what a colleague has filled in meanwhile is not written over without a question', async () => {
  const values = {
    name: { zh_hant: '好麵', en: 'Good Noodles' },
    about: { zh_hant: '', en: '' },
    registration_number: '12345678',
    proof_kind: 'business_registration',
    trade: '',
    contact: { name: 'Wong', telephone: '23456789' },
  };
  const { asked } = await showToday(
    { state: 'unverified', missing: ['contact'] },
    { ValuesToVerify: { company: values }, UpdateCompany: { update_company: { id: 'c1' } } },
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Contact person');
  type('Contact person', 'Lee');
  type('Telephone', '23456789');
  fireEvent.click(screen.getByRole('button', { name: 'Send for verification' }));
  const question = within(await screen.findByRole('dialog', { name: 'Choose what to keep' }));
  expect(question.getAllByRole('group').map((group) => group.textContent)).toEqual([
    'Contact personHereLeeTheirsWong',
  ]);
  expect(asked('UpdateCompany')).toEqual([]);
  fireEvent.click(question.getByRole('radio', { name: 'Here Lee' }));
  fireEvent.click(question.getByRole('button', { name: 'Use my choices' }));
  await waitFor(() =>
    expect(asked('UpdateCompany')).toEqual([
      { company: 'c1', change: { contact: { name: 'Lee', telephone: '23456789' } } },
    ]),
  );
});

test('[6.11] the people of a suspended company read why, and what they can do', async () => {
  await showToday({ is_suspended: true, suspension_reason: 'Asked for deposits', unread_applicants: 3 });
  expect(await screen.findByText('Asked for deposits')).toBeTruthy();
  expect(screen.getByText(/we will look at it again/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Contact us/ }).getAttribute('href')).toBe('/hk/en/contact-us/');
  expect(screen.queryByRole('link', { name: '3 unopened applications' })).toBeNull();
});
