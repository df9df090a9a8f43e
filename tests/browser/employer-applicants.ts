import { type Employer, expect } from './employer';
import { publishedJob } from './employer-jobs';
import type { Seeker } from './seeker';

const shop = { zh: '好味麵店', en: 'Good Noodles' };

export interface Hiring {
  company: string;
  job: string;
}

type Operator = (...command: string[]) => Promise<string>;

/** A verified company with a published job. */
export async function hiring(employer: Employer, operator: Operator): Promise<Hiring> {
  await employer.open('/');
  await employer.logIn();
  const company = await employer.found(shop);
  await operator('company', 'verify', company);
  return { company, job: await publishedJob(employer, company) };
}

/** A named seeker applies for the job; returns the application's id. */
export async function applicant(seeker: Seeker, name: string, job: string): Promise<string> {
  await seeker.makeProfile();
  const { portfolio } = await seeker.ask<{ portfolio: { _id: string } }>('{ portfolio { _id } }');
  const query = 'mutation ($id: ID!, $name: String!) { update_profile(_id: $id, name: $name) { _id } }';
  await seeker.ask(query, { id: portfolio._id, name });
  // The job is on the site within a second.
  let id = '';
  await expect(async () => {
    id = await seeker.applyFor(job);
  }).toPass();
  return id;
}
