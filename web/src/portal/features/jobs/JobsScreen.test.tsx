// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleJob } from '../../testing/jobs';
import { membershipOf, personOf } from '../../testing/samples';
import { show } from '../../testing/show';

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
  const { go } = await showJobs({ query: '?q=a' });
  const field = await screen.findByRole('searchbox');
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'ㄔ' } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(go).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '廚師' } });
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  expect(decodeURIComponent(go.mock.calls[0]?.[0])).toBe('/portal/en/c1/jobs/?q=廚師');
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
