// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleJob } from '../../testing/jobs';
import { membershipOf, personOf } from '../../testing/samples';
import { show } from '../../testing/show';

afterEach(cleanup);

async function showJob(part: object, missing: readonly string[] = [], role: 'owner' | 'viewer' = 'owner') {
  const job = { ...sampleJob, id: 'j1', pageZh: '', cardZh: '', pageEn: '', cardEn: '', days: [], ...part };
  await show({
    path: '/portal/en/c1/jobs/j1/',
    person: personOf(membershipOf({ role })),
    answers: { Job: { company: { id: 'c1', missing, job } } },
  });
}

test('[10.08] a job that waits for its company says what is missing and leads to the fields', async () => {
  await showJob({ stage: 'scheduled', waits_for_verification: true }, ['proof', 'contact']);
  const proof = await screen.findByRole('link', { name: 'proof' });
  expect(proof.getAttribute('href')).toBe('/portal/en/c1/company/#proof');
  expect(screen.getByRole('link', { name: 'contact' }).getAttribute('href')).toContain('#contactName');
});

test('[10.09] a viewer reads what a job waits for, without a link to what they cannot change', async () => {
  const hold_notice = 'We look at this job before it goes out.';
  await showJob({ stage: 'scheduled', waits_for_verification: true, hold_notice }, ['proof'], 'viewer');
  expect(await screen.findByText(hold_notice)).toBeTruthy();
  expect(screen.getByText(/Missing: proof/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'proof' })).toBeNull();
  expect(screen.queryByRole('button', { name: /draft/i })).toBeNull();
});
