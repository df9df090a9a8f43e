// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleJob } from '@/portal/testing/jobs';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { show } from '@/portal/testing/show';

afterEach(cleanup);

const companyToVerify = {
  id: 'c1',
  state: 'unverified',
  upkeep: 'portal',
  proof_kind: 'business_registration',
};

async function showJob(part: object, missing: readonly string[] = [], role: 'owner' | 'viewer' = 'owner') {
  const job = { ...sampleJob, id: 'j1', pageZh: '', cardZh: '', pageEn: '', cardEn: '', days: [], ...part };
  await show({
    path: '/portal/en/c1/jobs/j1/',
    person: personOf(membershipOf({ role })),
    answers: { Job: { company: { ...companyToVerify, missing, job } }, Trades: { trades: [] } },
  });
}

test('[10.08] a job that waits for its company asks its owner for what is missing', async () => {
  await showJob({ stage: 'scheduled', waits_for_verification: true }, ['proof', 'contact']);
  expect(await screen.findByText(/Missing: proof, contact/)).toBeTruthy();
  expect(screen.getByLabelText('Telephone')).toBeTruthy();
  expect(screen.queryByLabelText(/Trade/)).toBeNull();
});

test('[10.09] a viewer reads what a job waits for, without a link to what they cannot change', async () => {
  const hold_notice = 'We look at this job before it goes out.';
  await showJob({ stage: 'scheduled', waits_for_verification: true, hold_notice }, ['proof'], 'viewer');
  expect(await screen.findByText(hold_notice)).toBeTruthy();
  expect(screen.getByText(/Missing: proof/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'proof' })).toBeNull();
  expect(screen.queryByRole('button', { name: /draft/i })).toBeNull();
});
