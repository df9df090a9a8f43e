// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openedApplicant, sampleApplicant } from '../testing/applicants';
import { sampleJob } from '../testing/jobs';
import { companyToday, membershipOf, personOf } from '../testing/samples';
import { type Answers, show } from '../testing/show';

afterEach(cleanup);

const pass = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** A stream that is open and to which the test writes. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    stream: () => new Response(body),
    write: (text: string) => act(async () => controller?.enqueue(new TextEncoder().encode(text))),
  };
}

const jobs = (name: string) => ({
  company: {
    id: 'c1',
    jobs: {
      total: 1,
      counts: [],
      jobs: [{ ...sampleJob, content: { ...sampleJob.content, name: { zh_hant: name, en: name } } }],
    },
  },
});
const filters = { JobFilters: { company: { id: 'c1', branches: [] }, job_choices: { categories: [] } } };
const never = new Promise<object>(() => undefined);

test('a screen with a stream asks once at a visit, and again at an event', async () => {
  const { stream, write } = openStream();
  const { asked } = await show({
    path: '/portal/en/c1/',
    person: personOf(membershipOf()),
    answers: { Today: { company: companyToday } },
    stream,
  });
  await pass();
  expect(asked('Today')).toHaveLength(1);
  await write('data: {"application":"a1"}\n\n');
  await pass();
  expect(asked('Today')).toHaveLength(2);
});

test('an applicant is opened once at a visit', async () => {
  const { asked } = await show({
    path: '/portal/en/c1/applicants/?applicant=a1',
    person: personOf(membershipOf()),
    answers: {
      Applicants: {
        company: {
          id: 'c1',
          applicants: { total: 1, counts: [], applicants: [{ ...sampleApplicant, is_read: true }] },
        },
      },
      OpenApplicant: { open_applicant: openedApplicant },
      Applicant: { company: { id: 'c1', applicant: { ...openedApplicant, id: 'a2' } } },
      ApplicantFilters: { company: { id: 'c1', branches: [] }, job_choices: { spoken_languages: [] } },
    },
    stream: openStream().stream,
  });
  await pass();
  expect(asked('OpenApplicant')).toHaveLength(1);
  expect(asked('Applicants')).toHaveLength(1);
});

test('what was shown before is there at once when somebody goes back', async () => {
  const answers: Answers = { ...filters, Jobs: jobs('Waiter') };
  const person = personOf(membershipOf());
  const { visit, back, asked } = await show({ path: '/portal/en/c1/jobs/', person, answers });
  await screen.findByRole('link', { name: 'Waiter' });
  await visit('/portal/en/c1/log/');
  expect(screen.queryByRole('link', { name: 'Waiter' })).toBeNull();
  answers.Jobs = never;
  await back();
  expect(screen.getByRole('link', { name: 'Waiter' }).closest('[inert]')).toBeNull();
  expect(asked('Jobs')).toHaveLength(2);
});

test('[10.04] the next person sees nothing of what the one before was shown', async () => {
  const answers: Answers = { ...filters, Jobs: jobs('Waiter') };
  const chan = personOf(membershipOf());
  const { session } = await show({ path: '/portal/en/c1/jobs/', person: chan, answers });
  await screen.findByRole('link', { name: 'Waiter' });
  answers.Jobs = never;
  act(() => session.end());
  act(() => session.begin({ ...chan, id: 'p2' }));
  await pass();
  expect(screen.queryByRole('link', { name: 'Waiter' })).toBeNull();
});

test('a slow reload is seen, and does not stand in the way', async () => {
  const { stream, write } = openStream();
  const answers: Answers = { Today: { company: companyToday } };
  await show({ path: '/portal/en/c1/', person: personOf(membershipOf()), answers, stream });
  expect(screen.queryByText('Loading')).toBeNull();
  answers.Today = never;
  await write('data: {}\n\n');
  expect(screen.getByText('Loading').closest('[inert]')).toBeNull();
});
