// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KitPageContext } from '@/shared/hooks/useKitPage';
import { createAddresses } from '@/shared/lib/address';
import type { FullJob } from '@/shared/lib/job';
import { jobDetails } from '@/shared/messages/en/jobDetails';
import { replyRecord } from '@/shared/messages/en/replyRecord';
import { Employer } from './Employer';

afterEach(cleanup);

function showEmployer(reply_record: FullJob['company']['reply_record']) {
  const address = createAddresses('/hk').parse('/hk/en/', '', '');
  if (address === undefined) throw new Error('not a page');
  const company = {
    name: 'Good Noodles',
    about: 'Noodles by hand.',
    company_logo_thumbnail: null,
    company_logo_medium: null,
    reply_record,
  };
  render(
    <KitPageContext value={{ address, texts: { jobDetails, replyRecord }, now: new Date() }}>
      <Employer company={company} href="/hk/en/company/good-noodles/c1/" />
    </KitPageContext>,
  );
}

test('[10.33] the job page says how its employer answers', () => {
  showEmployer({ percent: 91, median_hours: 40 });
  expect(screen.getByText('Usually answers within two days')).toBeTruthy();
  expect(screen.getByText('9 of 10 applicants get an answer within 7 days')).toBeTruthy();
});

test('[10.33] of an employer with few applicants nothing is said', () => {
  showEmployer(null);
  expect(screen.getByText('Noodles by hand.')).toBeTruthy();
  expect(screen.queryByText(/answer/)).toBeNull();
});
