import { newJob } from './catalogue';
import { test } from './own-site';
import { expect } from './site';

// Operators choose the addresses of the site's services.

test.describe('with the content on another host', () => {
  test.use({
    ownSettings: async ({ browserName: _ }, use) => use({ content_url: `${process.env.BASE_URL}/content` }),
  });

  test('[7.43] [7.45] pictures and page data come from there', async ({ page, own }) => {
    const host = `${process.env.BASE_URL}/content/`;
    expect(host).not.toContain(own.url);
    await page.goto('/hk/en/blogs-list/');
    await expect(page.locator('html[data-whole]')).toBeAttached();
    const cover = page.getByRole('article').locator('img').first();
    await expect(cover).toHaveAttribute('src', new RegExp(`^${host}covers/`));
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const asked = page.waitForResponse((response) => response.url().startsWith(`${host}page-data/`));
    await page.getByRole('article').getByRole('link').first().click();
    expect((await asked).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Career blogs|Something went wrong/);
  });
});

test.describe('with other roots', () => {
  test.use({
    ownSettings: { seeker_root: '/service/seekers', ad_root: '/promoted', partner_root: '/partners' },
  });

  test('[7.01] every call goes below them', async ({ page, own }) => {
    const { company, job } = newJob(1);
    await own.importLines([company, job]);
    await expect
      .poll(async () => (await fetch(`${own.url}/hk/en/job/x/${job._id}/`, { redirect: 'manual' })).status)
      .toBe(301);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' || pathname.startsWith('/promoted')) calls.push(pathname);
    });
    await page.goto('/hk/en/find-jobs/');
    await expect.poll(() => calls).toContain('/service/seekers/create-anonymous');
    await expect.poll(() => calls).toContain('/promoted');
    await page.getByRole('link', { name: 'Hoigung home' }).first().click();
    await expect.poll(() => calls).toContain('/service/seekers/graphql');
    expect(calls.filter((path) => path.startsWith('/api/seeker'))).toEqual([]);
    const status = async (path: string) => (await fetch(own.url + path, { method: 'POST' })).status;
    expect(await status('/service/seekers/create-anonymous')).toBe(200);
    expect(await status('/api/seeker/create-anonymous')).toBe(404);
    expect(await status('/partners/batch')).toBe(401);
  });
});
