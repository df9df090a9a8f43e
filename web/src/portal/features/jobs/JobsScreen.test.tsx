// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleJob } from '@/portal/testing/jobs';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { show } from '@/portal/testing/show';
import { fakeTimers, passTime } from '@/shared/testing/timers';

afterEach(cleanup);

const draft = {
  ...sampleJob,
  id: 'j2',
  stage: 'draft',
  published_at: null,
  days_left: null,
  content: { ...sampleJob.content, name: { zh_hant: '廚師', en: '' } },
};

function listOf(jobs: object[]) {
  const counts = [
    { stage: 'open', count: 1 },
    { stage: 'draft', count: jobs.length - 1 },
  ];
  return { company: { id: 'c1', jobs: { total: jobs.length, counts, jobs } } };
}

function showJobs({ role = 'owner' as 'owner' | 'viewer', query = '', answers = {} } = {}) {
  return show({
    path: `/portal/en/c1/jobs/${query}`,
    person: personOf(membershipOf({ role })),
    answers: {
      Jobs: listOf([sampleJob, draft]),
      ServerClock: { now: '2026-11-17T02:00:00.000Z' },
      JobFilters: { company: { id: 'c1', branches: [] }, job_choices: { categories: [] } },
      ...answers,
    },
  });
}

const hidden = { hidden: true };

test('[10.13] each job says what became of it', async () => {
  await showJobs();
  const row = (await screen.findByRole('link', { name: 'Waiter' })).closest('li');
  expect(row?.textContent).toContain('12 days left');
  expect(row?.textContent).toContain('3 not opened');
  expect(row?.textContent).toContain('1,234');
  expect(screen.getByRole('link', { name: '廚師' }).getAttribute('href')).toBe('/portal/en/c1/jobs/j2/edit/');
  expect(screen.getByText('No English')).toBeTruthy();
});

test('[10.13] the address asks the service for a stage, a text and a page', async () => {
  const { asked } = await showJobs({ query: '?q=waiter&stage=open&page=2' });
  await screen.findByRole('link', { name: 'Waiter' });
  expect(asked('Jobs')).toMatchObject([{ term: 'waiter', stage: 'open', offset: 30, limit: 30 }]);
});

test('what is searched for is asked after a pause, and not in the middle of a character', async () => {
  fakeTimers();
  const { go } = await showJobs({ query: '?q=a' });
  const field = await screen.findByRole('searchbox');
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'ㄔ' } });
  await passTime(500);
  expect(go).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '廚師' } });
  fireEvent.compositionEnd(field);
  await passTime(500);
  expect(go).toHaveBeenCalledTimes(1);
  expect(decodeURIComponent(go.mock.calls[0]?.[0] ?? '')).toBe('/portal/en/c1/jobs/?q=廚師');
});

test('[10.13] many are closed at once, and each tells what became of it', async () => {
  const results = [
    { id: 'j1', error_code: null, message: '', job: null },
    { id: 'j2', error_code: 100002, message: 'This job is closed', job: null },
  ];
  const { asked } = await showJobs({ answers: { CloseJobs: { close_jobs: { done: 1, results } } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Select all on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close job' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Filled elsewhere', ...hidden }));
  const buttons = screen.getAllByRole('button', { name: 'Close job', ...hidden });
  fireEvent.click(buttons.at(-1) as HTMLElement);
  await screen.findByText('1 of 2 done');
  expect(asked('CloseJobs')).toEqual([{ company: 'c1', ids: ['j1', 'j2'], reason: 'filled_elsewhere' }]);
  expect(screen.getByText(/This job is closed/)).toBeTruthy();
  expect(asked('Jobs')).toHaveLength(2);
});

test('[10.13] no reason for closing is chosen beforehand', async () => {
  const { asked } = await showJobs();
  await ask('Close job');
  for (const radio of screen.getAllByRole('radio', { name: /Filled|No longer needed/, ...hidden }))
    expect(radio).toHaveProperty('checked', false);
  confirm('Close job');
  expect(await screen.findByText('Please choose a reason')).toBeTruthy();
  expect(asked('CloseJobs')).toEqual([]);
});

const done = { id: 'j1', error_code: null, message: '', job: null };
const dayRefused = { ...done, error_code: 200026, message: 'Please choose another day' };

const extended = (call: { closeOn: string | null }) =>
  call.closeOn === '2020-01-01'
    ? { extend_jobs: { done: 0, results: [dayRefused] } }
    : { extend_jobs: { done: 1, results: [done] } };

async function ask(label: string) {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Waiter' }));
  fireEvent.click(screen.getByRole('button', { name: label }));
}

const confirm = (label: string) =>
  fireEvent.click(screen.getAllByRole('button', { name: label, ...hidden }).at(-1) as HTMLElement);

const chooseDay = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('[10.13] [10.21] jobs are extended until the day that was chosen, or for the usual term', async () => {
  const { asked } = await showJobs({ answers: { ExtendJobs: extended } });
  await ask('Extend');
  const field = await screen.findByLabelText(/^Open until/);
  await waitFor(() => expect(field.getAttribute('min')).toBe('2026-11-17'));
  chooseDay(/^Open until/, '2020-01-01');
  confirm('Extend');
  expect(await screen.findByText('Please choose another day')).toBeTruthy();
  chooseDay(/^Open until/, '2027-01-31');
  confirm('Extend');
  await screen.findByText('The job is extended');
  await ask('Extend');
  confirm('Extend');
  await waitFor(() => expect(asked('ExtendJobs')).toHaveLength(3));
  expect(asked('ExtendJobs')).toMatchObject([
    { ids: ['j1'], closeOn: '2020-01-01' },
    { ids: ['j1'], closeOn: '2027-01-31' },
    { ids: ['j1'], closeOn: null },
  ]);
});

test('[10.13] [10.21] jobs are closed now or after a day, and opened again until one', async () => {
  const closed = {
    ...sampleJob,
    id: 'j3',
    stage: 'closed',
    content: { ...sampleJob.content, name: { zh_hant: '收銀員', en: 'Cashier' } },
  };
  const { asked } = await showJobs({
    answers: {
      Jobs: listOf([sampleJob, closed]),
      ExtendJobs: { extend_jobs: { done: 1, results: [done] } },
      ReopenJobs: { reopen_jobs: { done: 1, results: [{ ...done, id: 'j3' }] } },
    },
  });
  await ask('Close job');
  fireEvent.click(screen.getByRole('radio', { name: 'On a later date', ...hidden }));
  confirm('Close job');
  expect(await screen.findByText('Please choose a day')).toBeTruthy();
  chooseDay(/^Last day/, '2026-11-30');
  confirm('Close job');
  await screen.findByText('The closing date is changed');
  expect(asked('ExtendJobs')).toEqual([{ company: 'c1', ids: ['j1'], closeOn: '2026-11-30' }]);
  expect(asked('CloseJobs')).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Cashier' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  chooseDay(/^Open until/, '2026-12-24');
  confirm('Reopen');
  await screen.findByText('The job is open again');
  expect(asked('ReopenJobs')).toEqual([{ company: 'c1', ids: ['j3'], closeOn: '2026-12-24' }]);
});

test('[10.13] by keyboard the arrows go from job to job and X selects', async () => {
  await showJobs();
  const first = await screen.findByRole('link', { name: 'Waiter' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('廚師');
  fireEvent.keyDown(document.activeElement as Element, { key: 'x' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select 廚師' }).checked).toBe(true);
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
});

test('[10.09] whoever only looks has nothing to select or to press', async () => {
  await showJobs({ role: 'viewer' });
  await screen.findByRole('link', { name: 'Waiter' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Post a job' })).toBeNull();
  expect(screen.getByRole('link', { name: '廚師' }).getAttribute('href')).toBe('/portal/en/c1/jobs/j2/');
});

test('without jobs, the list leads to the first one', async () => {
  const empty = { company: { id: 'c1', jobs: { total: 0, counts: [], jobs: [] } } };
  await showJobs({ answers: { Jobs: empty } });
  expect(await screen.findByRole('heading', { name: 'Post your first job' })).toBeTruthy();
});

test('[10.13] jobs of another stage that could not be loaded are not shown as if they were', async () => {
  let isOffline = false;
  const answer = () => (isOffline ? new Error('offline') : listOf([sampleJob, draft]));
  const { visit } = await showJobs({ answers: { Jobs: answer } });
  await screen.findByRole('link', { name: 'Waiter' });
  isOffline = true;
  await visit('/portal/en/c1/jobs/?stage=draft');
  await screen.findByText(/You are seeing an older version/);
  expect(screen.getByRole('link', { name: 'Waiter', ...hidden }).closest('[inert]')).not.toBeNull();
});
