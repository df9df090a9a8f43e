import type { Page } from '@playwright/test';
import { type Employer, expect } from './employer';

export const address = '彌敦道 1 號';

/** Adds a branch in Mong Kok to the company; returns its id. */
export async function addBranch(
  employer: Employer,
  company: string,
  name = { zh_hant: '旺角店', en: 'Mong Kok shop' },
): Promise<string> {
  const query =
    'mutation ($company: ID!, $branch: BranchInput!) { add_branch(company: $company, branch: $branch) { id } }';
  const branch = { name, address: { zh_hant: address }, district: '030503' };
  return (await employer.ask<{ add_branch: { id: string } }>(query, { company, branch })).add_branch.id;
}

interface Draft {
  id: string;
  version: number;
}

/** Saves a part-time job from the template for waiters, with `more` of its content. */
async function saveDraft(employer: Employer, company: string, more: object): Promise<Draft> {
  const texts = '{ zh_hant en }';
  const content = `name ${texts} description ${texts} working_hours { day start end } attributes { category ${texts} name ${texts} }`;
  const begun = await employer.ask<{ begin_draft: Draft & { content: object } }>(
    `mutation ($company: ID!, $key: String!) { begin_draft(company: $company, key: $key, template: "WW") { id version content { ${content} } } }`,
    { company, key: `${Math.random()}` },
  );
  const { id, version, content: template } = begun.begin_draft;
  const places = await branchesOf(employer, company);
  const job = { ...template, employment: 'pt', job_types: ['WW'], places: places.slice(0, 1), ...more };
  const saved = await employer.ask<{ save_draft: Draft }>(
    'mutation ($company: ID!, $id: ID!, $version: Int!, $job: JobInput!) { save_draft(company: $company, id: $id, version: $version, job: $job) { id version } }',
    { company, id, version, job },
  );
  return saved.save_draft;
}

/** The company's branches, by their names; one is added to a company without any. */
async function branchesOf(employer: Employer, company: string): Promise<string[]> {
  const query = 'query ($company: ID!) { company(id: $company) { branches { id } } }';
  const found = await employer.ask<{ company: { branches: { id: string }[] } }>(query, { company });
  const ids = found.company.branches.map(({ id }) => id);
  return ids.length > 0 ? ids : [await addBranch(employer, company)];
}

/** A draft from the template for waiters, without pay, at the company's first branch; returns its id. */
export async function draftOf(employer: Employer, company: string, more: object = {}): Promise<string> {
  return (await saveDraft(employer, company, more)).id;
}

/** Publishes a job of the company; returns its id. */
export async function publishedJob(employer: Employer, company: string, more: object = {}): Promise<string> {
  const { id, version } = await saveDraft(employer, company, { hourly_rate: { from: 70 }, ...more });
  await employer.ask(
    'mutation ($company: ID!, $id: ID!, $version: Int!) { publish_job(company: $company, id: $id, version: $version) { id } }',
    { company, id, version },
  );
  return id;
}

/** Waits until the draft is saved at the service. */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator('[data-saved]')).toBeVisible();
}

/** Opens a step of the editor. */
export async function step(employer: Employer, company: string, job: string, name: string): Promise<void> {
  await employer.open(`/${company}/jobs/${job}/edit/#${name}`);
}
