// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ApplicationItemFragment, ApplicationStatus } from '../../../../generated/seeker/graphql';
import { newcomer } from '../../../services/session/sample-profile';
import { sampleJob } from '../../../testing/sample-job';
import { seeker, show } from '../../../testing/show';
import { Applications } from './Applications';

afterEach(cleanup);

/** The page with one application whose status it has come to, and its details. */
function showApplication(status: ApplicationStatus) {
  const application: ApplicationItemFragment = {
    _id: 'a1',
    applied_at: '2026-11-02T02:00:00.000Z',
    status,
    address: [{ _id: 'p1', address: '1 Nathan Road', district_name: 'Mong Kok' }],
    history: [
      { _created_at: '2026-11-02T02:00:00.000Z', event: 'Applied' },
      { _created_at: '2026-11-03T02:00:00.000Z', event: status },
    ],
    job: { ...sampleJob, is_applied: true },
  };
  const data = { get_applications: { total: 1, applications: [application] } };
  show({
    path: '/hk/en/profile/?page=myApplications&popup=application&id=a1',
    session: seeker,
    content: () => <Applications data={data} profile={newcomer} />,
  });
  return within(screen.getByRole('dialog', { name: 'Application details' }));
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
