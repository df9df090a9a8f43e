import { expect, test } from 'vitest';
import { common } from '@/site/messages/en/common';
import { jobDetails } from '@/site/messages/en/jobDetails';
import { sampleJob } from '@/site/testing/sample-job';
import type { JobToApply } from './job-to-apply';
import { changesOf, termsOf } from './terms';

const job: JobToApply = {
  ...sampleJob,
  state: 'published',
  is_suspended: false,
  terms_digest: 'a',
  address: [{ _id: 'a1', address: '700 Nathan Road', district_name: 'Mong Kok' }],
  from_monthly_rate: 18000,
  allowances: [],
  start_date: null,
  end_date: null,
  shift_required: false,
  alternative_sat: false,
  career_level: null,
  education_requirement: null,
  spoken_skill: [],
  written_skill: [],
  skill: [],
  cert: [],
};
const texts = { common, jobDetails };
const changes = (change: Partial<JobToApply>) =>
  changesOf(termsOf(job, texts), termsOf({ ...job, ...change }, texts));

test('another place and another pay are told with what they were', () => {
  const moved = [{ _id: 'a2', address: '1 Castle Peak Road', district_name: 'Tuen Mun' }];
  expect(changes({ address: moved, from_monthly_rate: 9000 })).toEqual([
    { label: 'Where you will work', before: 'Mong Kok 700 Nathan Road', now: 'Tuen Mun 1 Castle Peak Road' },
    { label: 'Salary', before: '$18K+ / month', now: '$9K+ / month' },
  ]);
});

test('so are hours and demands, also those that were not stated', () => {
  const cert = [{ _id: 'c', name: 'First aid' }];
  const working_hour = [{ day_of_week: 'sat' as const, start_time: '09:00', end_time: '18:00' }];
  expect(
    changes({ cert, working_hour, shift_required: true }).map(({ before, now }) => [before, now]),
  ).toEqual([
    ['', 'Sat 09:00-18:00'],
    ['No', 'Yes'],
    ['', 'First aid'],
  ]);
});

test('a new name changes no term', () => {
  expect(changes({ job_name: 'Server' })).toEqual([]);
});
