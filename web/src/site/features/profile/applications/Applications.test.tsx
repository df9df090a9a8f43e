// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  ApplicationItemFragment,
  ApplicationStatus,
  InterviewShownFragment,
} from '@/generated/seeker/graphql';
import { setServerClock } from '@/shared/lib/server-clock';
import { ServiceError } from '@/shared/services/api/service';
import type { Answers } from '@/shared/testing/answers';
import { newcomer } from '@/site/services/session/sample-profile';
import { sampleJob } from '@/site/testing/sample-job';
import { seeker, show } from '@/site/testing/show';
import { Applications } from './Applications';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-17T00:00:00Z'), toFake: ['Date'] });
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // A stream that never opens.
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function applicationOf(
  status: ApplicationStatus,
  more: Partial<ApplicationItemFragment> = {},
): ApplicationItemFragment {
  return {
    _id: 'a1',
    applied_at: '2026-11-02T02:00:00.000Z',
    status,
    opened_at: null,
    is_employer_reachable: true,
    reject_reason: null,
    interviews: [],
    conversation: { state: 'none', last_number: 0, read_by_seeker: 0, read_by_company: 0, messages: [] },
    address: [{ _id: 'p1', address: '1 Nathan Road', district_name: 'Mong Kok' }],
    history: [
      { _created_at: '2026-11-02T02:00:00.000Z', event: 'Applied' },
      { _created_at: '2026-11-03T02:00:00.000Z', event: status },
    ],
    job: { ...sampleJob, is_applied: true },
    ...more,
  };
}

const interview_record = { held: 0, missed: 0, missed_by_employers: 0 };

interface ShownList {
  record?: typeof interview_record;
  popup?: string;
  answers?: Answers;
  root?: string;
}

function showList(
  application: ApplicationItemFragment,
  { popup = '', answers, root = '/hk/en', record = interview_record }: ShownList = {},
) {
  const data = { get_applications: { total: 1, applications: [application] }, interview_record: record };
  return show({
    path: `${root}/profile/?page=myApplications${popup}`,
    session: seeker,
    content: () => <Applications data={data} profile={newcomer} />,
    ...(answers && { answers }),
  });
}

/** Shows the details of an application with a status. */
function showApplication(
  status: ApplicationStatus,
  more: Partial<ApplicationItemFragment> = {},
  answers?: Answers,
) {
  const shown = showList(applicationOf(status, more), {
    popup: '&popup=application&id=a1',
    ...(answers && { answers }),
  });
  return { ...shown, ...within(screen.getByRole('dialog', { name: 'Application details' })) };
}

test('[4.22] [4.23] Applied is an application that was sent; Contacted means that the employer may phone', () => {
  const detail = showApplication('Contacted');
  const events = detail.getAllByRole('listitem').map((item) => item.textContent);
  expect(events.some((text) => text?.includes('The employer may phone you'))).toBe(true);
  expect(events.at(-1)).toContain('Your application reached the employer.');
});

test('[4.24] an application can be reviewed', () => {
  const detail = showApplication('Reviewed');
  expect(detail.getByText('The employer has looked at your resume.')).toBeTruthy();
  expect(detail.getByText(/3 Nov 2026, 10:00/)).toBeTruthy();
});

test('[4.25] [4.26] an application can be rejected, or end with its job', () => {
  expect(showApplication('Rejected').getByText(/did not work out/)).toBeTruthy();
  cleanup();
  expect(showApplication('JobClosed').getByText('The job takes no more applications.')).toBeTruthy();
});

test('[4.25] an application that was rejected cannot be withdrawn; one that ended with its job can', () => {
  const withdrawal = { name: 'Withdraw application' };
  expect(showApplication('Rejected').queryByRole('button', withdrawal)).toBeNull();
  cleanup();
  expect(showApplication('JobClosed').getByRole('button', withdrawal)).toBeTruthy();
});

test.each([
  ['Applied', null, /will open your application/],
  ['Applied', '2026-11-02T08:00:00.000Z', /is thinking about it/],
  ['Reviewed', null, /is choosing whom to meet/],
  ['Contacted', null, /No honest job costs you money/],
  ['Rejected', null, /Your other applications go on/],
  ['JobClosed', null, /may still get in touch/],
  ['Hired', null, /Before your first day/],
] as const)('[10.26] what happens next is said of %s, opened at %s', (status, opened_at, words) => {
  expect(showApplication(status, { opened_at }).getByText(words)).toBeTruthy();
});

test('[10.26] who is rejected reads a kind sentence for the reason', () => {
  const { getByText } = showApplication('Rejected', { reject_reason: 'position_filled' });
  expect(getByText(/Somebody already has the job/)).toBeTruthy();
});

test('[10.26] whose hiring is taken back reads one kind sentence, in the next step and in the history', () => {
  const event = (event: 'Applied' | 'Hired' | 'Contacted' | 'Rejected', hour: number) => ({
    _created_at: `2026-11-02T0${hour}:00:00.000Z`,
    event,
  });
  for (const [status, words] of [
    ['Contacted', /they will get in touch/],
    ['Rejected', /says nothing about you/],
  ] as const) {
    const history = [event('Applied', 1), event('Hired', 2), event(status, 3)];
    const { getAllByText, queryByText } = showApplication(status, {
      history,
      reject_reason: status === 'Rejected' ? 'experience' : null,
    });
    expect(getAllByText(words)).toHaveLength(2);
    expect(queryByText(/looked for more experience/)).toBeNull();
    cleanup();
  }
});

test('[10.30] who is hired is congratulated and told what to look after; nothing is left to withdraw', () => {
  const { getByText, queryByRole } = showApplication('Hired');
  expect(getByText(/Congratulations/)).toBeTruthy();
  expect(getByText(/written contract/)).toBeTruthy();
  expect(queryByRole('button', { name: 'Withdraw application' })).toBeNull();
});

test('[10.26] the history says when the employer opened the application', () => {
  const { getAllByRole } = showApplication('Contacted', { opened_at: '2026-11-02T08:00:00.000Z' });
  const events = getAllByRole('listitem').map((item) => item.textContent ?? '');
  expect(events.slice(-3)).toEqual([
    expect.stringContaining('Contacted'),
    expect.stringMatching(/The employer opened your application.*2 Nov 2026, 16:00/),
    expect.stringContaining('Applied'),
  ]);
});

const taken = '2026-11-23T06:30:00.000Z';
const interview: InterviewShownFragment = {
  id: 'i1',
  changed_at: '2026-11-04T02:00:00.000Z',
  state: 'offered',
  version: 3,
  times: ['2026-11-16T06:00:00.000Z', taken, '2026-11-24T02:00:00.000Z'],
  minutes: 30,
  time: null,
  place: '1 Nathan Road, Mong Kok',
  is_by_telephone: false,
  note: 'Ask for May.',
  answer: '',
  attendance: 'unsaid',
  reported: null,
  report_until: null,
  outcome: null,
};
const accepted: InterviewShownFragment = { ...interview, state: 'accepted', time: taken };

test('[10.29] chip, next step and timeline say the same about an interview', () => {
  const saidOf = (shown: InterviewShownFragment) => {
    showApplication('Applied', { opened_at: '2026-11-02T08:00:00.000Z', interviews: [shown] });
    const text = screen.getByRole('dialog').textContent ?? '';
    const newest = screen.getByRole('dialog').querySelector('ol li')?.textContent ?? '';
    cleanup();
    return { text, newest };
  };
  const waiting = saidOf(interview);
  expect(waiting.text).toContain('Interview: choose a time');
  expect(waiting.text).toContain('Choose one of the times above');
  expect(waiting.text).not.toContain('nothing you need to do');
  expect(waiting.newest).toContain('The employer would like to meet you');
  const agreed = saidOf(accepted);
  expect(agreed.text).toContain('Interview set');
  expect(agreed.text).toContain('Be there on time');
  expect(agreed.text).not.toContain('nothing you need to do');
  expect(agreed.newest).toContain('Your interview is set');
});

test('[10.29] an offered time is taken with one press; one that is over cannot be', async () => {
  const { asked, getByRole, findAllByText, queryByRole, getByText } = showApplication(
    'Contacted',
    { interviews: [interview] },
    {
      AcceptInterview: { accept_interview: accepted },
      SomeApplications: {
        get_applications: { applications: [applicationOf('Contacted', { interviews: [accepted] })] },
      },
    },
  );
  expect(queryByRole('button', { name: /16 Nov/ })).toBeNull();
  expect(getByRole('link', { name: /^Map: 1 Nathan Road/ }).getAttribute('href')).toContain('Nathan%20Road');
  expect(getByText('Ask for May.')).toBeTruthy();
  fireEvent.click(getByRole('button', { name: 'Choose Mon, 23 Nov, 14:30' }));
  expect(await findAllByText('Your interview is set')).toBeTruthy();
  expect(asked('AcceptInterview')).toEqual([{ id: 'i1', version: 3, time: taken }]);
  expect(getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
});

test("[10.29] on a phone whose clock is two weeks ahead an interview goes by the server's time", () => {
  const now = Date.now();
  vi.setSystemTime(now + 14 * 86_400_000);
  setServerClock(new Date(now).toUTCString());
  const { getByRole } = showApplication('Contacted', { interviews: [interview] });
  expect(getByRole('button', { name: /Choose Mon, 23 Nov/ })).toBeTruthy();
  vi.setSystemTime(now);
  setServerClock(new Date(now).toUTCString());
});

test('[10.29] another time is asked for in words, or the interview is declined', async () => {
  const declined = { ...interview, state: 'declined' } as const;
  const answer = () => {
    const now = asked('DeclineInterview').length > 0 ? declined : { ...interview, version: 4 };
    return { get_applications: { applications: [applicationOf('Contacted', { interviews: [now] })] } };
  };
  const { asked, getByRole, findAllByText } = showApplication(
    'Contacted',
    { interviews: [interview] },
    {
      AskAnotherTime: new ServiceError('changed', 200, 'E100052'),
      DeclineInterview: { decline_interview: declined },
      SomeApplications: answer,
    },
  );
  fireEvent.click(getByRole('button', { name: 'Ask for another time' }));
  fireEvent.change(getByRole('textbox', { name: 'When would suit you?' }), {
    target: { value: 'After 3 pm' },
  });
  fireEvent.click(getByRole('button', { name: 'Send' }));
  // The employer had changed it meanwhile: the current state is shown and can be answered.
  await waitFor(() => expect(asked('SomeApplications')).toHaveLength(1));
  expect(asked('AskAnotherTime')).toEqual([{ id: 'i1', version: 3, text: 'After 3 pm' }]);
  fireEvent.click(await waitFor(() => getByRole('button', { name: 'Decline the interview' })));
  fireEvent.click(getByRole('button', { name: 'Decline the interview' }));
  expect(await findAllByText('You declined this interview')).toBeTruthy();
  expect(asked('DeclineInterview')).toEqual([{ id: 'i1', version: 4, text: '' }]);
});

test('[10.29] an interview that is over has nothing left to answer; who was hired is not asked about it', () => {
  const over = { ...accepted, time: '2026-11-16T06:00:00.000Z' };
  const { getByText, queryByRole } = showApplication('Contacted', { interviews: [over] });
  expect(getByText('This interview was on')).toBeTruthy();
  expect(queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  cleanup();
  expect(
    showApplication('Hired', { interviews: [accepted] }).queryByText('Your interview is set'),
  ).toBeNull();
});

test('[10.29] an interview by telephone says who calls whom', () => {
  const { getByText, queryByRole } = showApplication('Contacted', {
    interviews: [{ ...accepted, place: '', is_by_telephone: true }],
  });
  expect(getByText(/will call the number/)).toBeTruthy();
  expect(queryByRole('link', { name: /^Map/ })).toBeNull();
});

const message = {
  id: 'm1',
  number: 1,
  from_seeker: false,
  by: 'May',
  text: 'Can you come?',
  at: '2026-11-16T02:00:00.000Z',
  warnings: [],
  is_reported: false,
};
const conversation = {
  state: 'open' as const,
  last_number: 1,
  read_by_seeker: 0,
  read_by_company: 1,
  messages: [message],
};

test('[10.41] the list says that a message is unread and that an interview waits', () => {
  showList(applicationOf('Contacted', { conversation, interviews: [interview] }));
  const [line] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Waiter'));
  expect(line?.textContent).toContain('New message');
  expect(line?.textContent).toContain('Interview: choose a time');
  cleanup();
  showList(applicationOf('Contacted', { conversation: { ...conversation, read_by_seeker: 1 } }));
  expect(screen.queryByText('New message')).toBeNull();
});

test('a list of more than can be asked for at once keeps all of them', async () => {
  const ids = Array.from({ length: 31 }, (_, index) => `a${index}`);
  const applications = ids.map((_id) => applicationOf('Applied', { _id }));
  const all = applications.map((each) => ({ ...each, status: 'Reviewed' as const }));
  // When a stream opens for a list that was read long ago, the shown applications are reloaded.
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream()));
  const answer = ({ ids: asked }: { ids: string[] }) => ({
    get_applications: { applications: all.filter(({ _id }) => asked.includes(_id)) },
  });
  show({
    path: '/hk/en/profile/?page=myApplications',
    session: seeker,
    answers: { SomeApplications: answer },
    content: () => (
      <Applications
        data={{ get_applications: { total: 31, applications }, interview_record }}
        profile={newcomer}
      />
    ),
  });
  const main = within(screen.getByRole('main'));
  // One of them is the tab's name.
  await waitFor(() => expect(main.getAllByText('Reviewed')).toHaveLength(31));
  expect(main.getAllByText('Applied')).toHaveLength(1);
});

test('a list that was just read is not asked for again when its stream opens', async () => {
  const opened = vi.fn(async () => new Response(new ReadableStream()));
  vi.stubGlobal('fetch', opened);
  const answers = { SomeApplications: { get_applications: { applications: [] } } };
  const application = applicationOf('Applied', {});
  vi.setSystemTime('2026-11-15T00:00:01Z');
  const { asked } = showList(application, { answers });
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(asked('SomeApplications')).toEqual([]);
  cleanup();
  // The same page, as Back shows it.
  vi.setSystemTime('2026-11-15T00:01:00Z');
  const { asked: askedLater } = showList(application, { answers });
  await waitFor(() => expect(askedLater('SomeApplications')).not.toEqual([]));
});

test('[10.41] the conversation opens over the list and is answered there', async () => {
  const own = { ...message, id: 'm2', number: 2, from_seeker: true, by: '', text: '好的' };
  const { asked } = showList(applicationOf('Contacted', { conversation }), {
    root: '/hk',
    popup: '&popup=conversation&id=a1',
    answers: {
      ConversationOfApplication: { get_applications: { applications: [{ conversation }] } },
      SeekerReadySentences: { ready_sentences: [{ code: 'ok', text: '好的' }] },
      SendMessage: { send_message: own },
    },
  });
  const dialog = within(screen.getByRole('dialog', { name: '對話' }));
  await dialog.findByText('Can you come?');
  fireEvent.click(await dialog.findByRole('button', { name: '好的' }));
  fireEvent.click(dialog.getByRole('button', { name: '傳送' }));
  await dialog.findByText('已傳送');
  expect(asked('SendMessage')).toEqual([{ application: 'a1', key: expect.any(String), text: '好的' }]);
});

test('[10.46] an accepted interview is confirmed, then said to be late, by one press each', async () => {
  vi.setSystemTime('2026-11-23T05:00:00Z');
  const answers = {
    AttendInterview: { attend_interview: {} },
    SomeApplications: { get_applications: { applications: [] } },
  };
  const detail = showApplication('Contacted', { interviews: [accepted] }, answers);
  fireEvent.click(detail.getByRole('button', { name: 'I will be there' }));
  await waitFor(() => expect(detail.asked('AttendInterview')).toHaveLength(1));
  cleanup();
  const confirmed = { ...accepted, attendance: 'confirmed' } as const;
  const later = showApplication('Contacted', { interviews: [confirmed] }, answers);
  expect(later.getByText('You said that you will be there')).toBeTruthy();
  expect(later.queryByRole('button', { name: 'I will be there' })).toBeNull();
  fireEvent.click(later.getByRole('button', { name: 'I will be late' }));
  await waitFor(() =>
    expect(later.asked('AttendInterview')).toEqual([{ id: 'i1', version: 3, attendance: 'late' }]),
  );
});

test('[10.46] once it is over, the seeker says what became of it, and cannot call it off', async () => {
  vi.setSystemTime('2026-11-23T08:00:00Z');
  const over = { ...accepted, report_until: '2026-11-30T07:00:00.000Z', reported: 'held' } as const;
  const answers = {
    ReportInterview: { report_interview: {} },
    SomeApplications: { get_applications: { applications: [] } },
  };
  const detail = showApplication('Contacted', { interviews: [over] }, answers);
  expect(detail.getByText(/Saying nothing never counts against you/)).toBeTruthy();
  expect(detail.getByRole('button', { name: 'It took place' }).getAttribute('aria-pressed')).toBe('true');
  expect(detail.queryByRole('button', { name: 'I cannot come' })).toBeNull();
  expect(detail.queryByRole('button', { name: 'I will be late' })).toBeNull();
  fireEvent.click(detail.getByRole('button', { name: 'Nobody of theirs was there' }));
  await waitFor(() =>
    expect(detail.asked('ReportInterview')).toEqual([{ id: 'i1', outcome: 'company_absent' }]),
  );
});

test('[10.46] what counts is shown, and the record of the last year', () => {
  vi.setSystemTime('2026-12-03T08:00:00Z');
  const counted = { ...accepted, reported: 'held', outcome: 'held' } as const;
  const detail = showApplication('Contacted', { interviews: [counted] });
  expect(detail.getByText('On record: It took place')).toBeTruthy();
  expect(detail.queryByText('Did the interview take place?')).toBeNull();
  cleanup();
  const record = { held: 3, missed: 1, missed_by_employers: 2 };
  showList(applicationOf('Contacted', {}), { record });
  expect(screen.getByText(/3 took place, you missed 1, employers missed 2. Only you see this/)).toBeTruthy();
});

test('[6.11] an employer who cannot be reached is said so, an agreed interview is marked, and nothing is sent', () => {
  const detail = showApplication('Contacted', { interviews: [accepted], is_employer_reachable: false });
  expect(detail.getByText(/^This employer cannot be reached here for now/)).toBeTruthy();
  expect(detail.getByText(/not certain that this interview takes place/)).toBeTruthy();
  expect(detail.queryByRole('button', { name: 'Ask for another time' })).toBeNull();
  expect(detail.queryByText(/suspended/i)).toBeNull();
  cleanup();
  const offered = showApplication('Contacted', { interviews: [interview], is_employer_reachable: false });
  expect(offered.queryByRole('button', { name: /^Choose/ })).toBeNull();
});
