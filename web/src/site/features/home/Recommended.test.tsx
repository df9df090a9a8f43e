// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Service } from '@/shared/services/api/service';
import { sampleJob } from '@/site/testing/sample-job';
import { seeker, show, visitor } from '@/site/testing/show';
import { Recommended } from './Recommended';

afterEach(cleanup);

const job = (id: string) => ({ ...sampleJob, _id: id, job_name: `Waiter ${id}` });

const service = {
  ask: async () => ({
    data: {
      get_jobs: [],
      homepage: {
        job_recommended_list: {
          _id: 'r',
          jobs: [{ ...job('own'), match_reasons: ['free_hours', 'district', 'cert'] }],
        },
      },
    },
  }),
} as unknown as Service;

test('[2.09] a seeker gets jobs of their own, with the first reasons why', async () => {
  show({ session: seeker, service, content: () => <Recommended jobs={[job('all')]} /> });
  expect(await screen.findByText('Waiter own')).toBeTruthy();
  expect(screen.getByText('Fits your free hours · Where you have applied')).toBeTruthy();
  expect(screen.queryByText('Waiter all')).toBeNull();
});

test('[2.09] everybody else gets the jobs that came with the page', async () => {
  show({ session: visitor, service, content: () => <Recommended jobs={[job('all')]} /> });
  expect(screen.getByText('Waiter all')).toBeTruthy();
  expect(screen.queryByText('Waiter own')).toBeNull();
});
