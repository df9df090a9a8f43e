import type { Locator, Page } from '@playwright/test';
import { type Employer, expect } from './employer';

export const address = '彌敦道 1 號';

/** Waits until the draft is saved at the service. */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator('[data-saved]')).toBeVisible();
}

/** The pay's field, hourly or monthly, and a fair amount for it. */
export async function payField(page: Page): Promise<[Locator, string]> {
  const field = page.locator('input[name=monthlyFrom], input[name=hourlyFrom]').first();
  return [field, (await field.getAttribute('name')) === 'hourlyFrom' ? '70' : '16000'];
}

/** Creates a draft from the template for waiters, at the company's first branch; returns its id. */
export async function beginJob(employer: Employer, company: string): Promise<string> {
  const { page } = employer;
  await employer.open(`/${company}/jobs/new/`);
  await page.locator('input[name=findType]').fill(employer.isEnglish ? 'waiter' : '侍應');
  await page.locator('label:has(input[name=jobType])').first().click();
  await page.getByRole('radio', { name: employer.isEnglish ? 'Part-time' : '兼職', exact: true }).check();
  if ((await page.locator('input[name=address]').count()) > 0) {
    await page.locator('input[name=address]').fill(address);
    await page.locator('select[name=district]').selectOption('030503');
  }
  await page.locator('main button[type=submit]').click();
  await expect(page).toHaveURL(/\/edit\/#pay$/);
  await employer.settled();
  return /jobs\/([0-9a-f]{24})\//.exec(page.url())?.[1] ?? '';
}

/** Opens a step of the editor. */
export async function step(employer: Employer, company: string, job: string, name: string): Promise<void> {
  await employer.open(`/${company}/jobs/${job}/edit/#${name}`);
}

/** Publishes a job of the company; returns its id. */
export async function publishedJob(employer: Employer, company: string): Promise<string> {
  const { page } = employer;
  const job = await beginJob(employer, company);
  const [field, amount] = await payField(page);
  await field.fill(amount);
  await saved(page);
  await step(employer, company, job, 'publish');
  await page.locator('#publish button').last().click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job}/$`));
  return job;
}
