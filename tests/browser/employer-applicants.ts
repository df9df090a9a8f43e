import type { Locator, Page } from '@playwright/test';
import type { Catalogue } from '../../web/src/portal/messages/catalogue';
import { test as base, type Employer, expect } from './employer';
import { publishedJob } from './employer-jobs';
import type { Seeker } from './seeker';

/** A verified company with a published job. */
export interface Hiring {
  company: string;
  job: string;
}

/** A named seeker applies for the job; returns the application's id. */
export async function applicant(
  seeker: Seeker,
  name: string,
  job: string,
  profile: readonly string[] = [],
): Promise<string> {
  await seeker.makeProfile(name, profile);
  // The job is on the site within a second.
  let id = '';
  await expect(async () => {
    id = await seeker.applyFor(job);
  }).toPass({ intervals: [50] });
  return id;
}

/** Writes to an applicant. */
export async function write(
  employer: Employer,
  company: string,
  applicant: string,
  text: string,
): Promise<void> {
  const query =
    'mutation ($company: ID!, $applicant: ID!, $key: String!, $text: String!) { send_message(company: $company, applicant: $applicant, key: $key, text: $text) { number } }';
  await employer.ask(query, { company, applicant, key: `${Math.random()}`, text });
}

/** The screen of the applicants: their list, and the open one. */
export class ApplicantsScreen {
  private readonly employer: Employer;
  private readonly page: Page;
  private readonly company: string;
  private readonly texts: Catalogue['applicants'];

  constructor(employer: Employer, company: string, texts: Catalogue['applicants']) {
    this.employer = employer;
    this.page = employer.page;
    this.company = company;
    this.texts = texts;
  }

  /** Opens the list that the query asks for. */
  async open(query = ''): Promise<void> {
    await this.employer.open(`/${this.company}/applicants/${query}`);
  }

  /** Opens an applicant at a tab. */
  async openOne(id: string, tab = 'profile'): Promise<void> {
    await this.open(`?applicant=${id}&part=${tab}`);
  }

  get rows(): Locator {
    return this.page.getByRole('list', { name: this.texts.list }).getByRole('listitem');
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** What is shown of the open applicant. */
  details(name: string): Locator {
    return this.page.getByRole('article', { name });
  }

  async expectOpen(name: string): Promise<void> {
    await expect(this.details(name).getByRole('heading', { level: 2 })).toBeVisible();
  }

  /** The button of a decision about the open applicant, or about those who are selected. */
  decision(status: keyof Catalogue['applicants']['decide']): Locator {
    const group = this.page.getByRole('group', { name: this.texts.decisions });
    return group.getByRole('button', { name: this.texts.decide[status], exact: true });
  }

  /** What was just decided and can be undone. */
  get bar(): Locator {
    return this.page.getByRole('region', { name: this.texts.bar.label });
  }
}

export const test = base.extend<{ hiring: Hiring; applicants: ApplicantsScreen }>({
  hiring: async ({ employer, verifiedCompany: company }, use) =>
    use({ company, job: await publishedJob(employer, company) }),
  applicants: ({ employer, hiring, texts }, use) =>
    use(new ApplicantsScreen(employer, hiring.company, texts.applicants)),
});

export { expect };
