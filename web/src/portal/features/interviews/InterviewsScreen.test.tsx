// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleInterview } from '@/portal/testing/applicants';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { refusal, show } from '@/portal/testing/show';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-17T04:00:00Z'), toFake: ['Date'] }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const days = [
  { day: '2026-11-17', interviews: [] },
  { day: '2026-11-18', interviews: [sampleInterview] },
];

function showInterviews(query = '', answers = {}) {
  return show({
    path: `/portal/en/c1/interviews/${query}`,
    person: personOf(membershipOf()),
    answers: {
      InterviewDays: { now: '2026-11-17T04:00:00.000Z', company: { id: 'c1', interview_days: days } },
      ...answers,
    },
  });
}

test('[10.29] interviews are listed by day, each with what comes next and its file for a calendar', async () => {
  const { asked } = await showInterviews();
  expect(await screen.findByRole('heading', { name: 'Tomorrow · 18 November 2026' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Today · / })).toBeNull();
  expect(screen.getByText('Agreed')).toBeTruthy();
  const file = screen.getByRole('link', { name: 'Add to calendar (.ics): interview with 陳小明' });
  expect(file.getAttribute('href')).toBe('/api/portal/companies/c1/interviews/i1.ics');
  expect(asked('InterviewDays')).toEqual([{ company: 'c1', from: null, days: 14 }]);
  expect(screen.getByRole('link', { name: 'Next 14 days' }).getAttribute('href')).toBe(
    '/portal/en/c1/interviews/?from=2026-12-01',
  );
});

test('[10.29] who asked for another time can be offered one from the list', async () => {
  const asked = { ...sampleInterview, state: 'another_asked', time: null, calendar_path: null };
  const interview_days = [{ day: '2026-11-18', interviews: [asked] }];
  const InterviewDays = { now: '2026-11-17T04:00:00.000Z', company: { id: 'c1', interview_days } };
  await showInterviews('', { InterviewDays });
  expect((await screen.findByRole('link', { name: 'Offer other times' })).getAttribute('href')).toBe(
    '/portal/en/c1/applicants/?applicant=a1&part=interviews',
  );
});

test('[10.29] an interview is cancelled as it was seen; when somebody was first, that is said', async () => {
  const { asked } = await showInterviews('', { CancelInterview: refusal('E100052') });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel interview' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Why/, hidden: true }), { target: { value: 'Ill' } });
  const buttons = screen.getAllByRole('button', { name: 'Cancel interview', hidden: true });
  fireEvent.click(buttons.at(-1) as HTMLElement);
  await waitFor(() =>
    expect(asked('CancelInterview')).toEqual([{ company: 'c1', id: 'i1', version: 2, note: 'Ill' }]),
  );
  expect(await screen.findByText('refused by E100052')).toBeTruthy();
  expect(asked('InterviewDays')).toHaveLength(2);
});

/** Shows the list with an interview that has changed. */
function showChanged(change: Partial<typeof sampleInterview>, answers = {}) {
  const interview_days = [{ day: '2026-11-18', interviews: [{ ...sampleInterview, ...change }] }];
  const InterviewDays = { now: '2026-11-18T04:00:00.000Z', company: { id: 'c1', interview_days } };
  return showInterviews('', { InterviewDays, ...answers });
}

test('[10.46] what the applicant said of an interview that is to come is shown', async () => {
  await showChanged({ attendance: 'confirmed' });
  expect(await screen.findByText('They will be there')).toBeTruthy();
  cleanup();
  await showChanged({ attendance: 'late' });
  expect(await screen.findByText('They will be late')).toBeTruthy();
});

test('[10.46] once it is over, the company says what became of it, and is told until when', async () => {
  vi.setSystemTime('2026-11-18T08:00:00Z');
  const { asked } = await showChanged(
    { report_until: '2026-11-25T08:00:00.000Z', absence_counts_at: '2026-11-25T08:00:00.000Z' },
    { ReportInterview: { report_interview: {} } },
  );
  expect(await screen.findByText(/They say that nobody of yours was there.*25 Nov/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel interview' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'It took place' }));
  await waitFor(() =>
    expect(asked('ReportInterview')).toEqual([{ company: 'c1', id: 'i1', outcome: 'held' }]),
  );
  cleanup();
  await showChanged({ outcome: 'company_absent' });
  expect(await screen.findByText('On record: None of us was there')).toBeTruthy();
});
