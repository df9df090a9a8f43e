import { importLines, newJob, pathOf, waitForJob } from './catalogue';
import { atBothWidths, expect, test } from './site';

test('[3.26] [3.27] a press on a card leads to the job page, whose heading has the focus', async ({
  page,
  site,
}) => {
  await site.openWhole('/hk/en/');
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const [pay = ''] = /\$[\d,K]+/.exec((await card.textContent()) ?? '') ?? [];
  expect(pay).not.toBe('');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hk\/en\/job\/[^/]+\/[0-9a-f]{24}\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('main header')).toContainText(pay);
});

test('the way to apply is always in reach', atBothWidths, async ({ page, site, job }) => {
  await site.open(pathOf('job', job));
  const apply = page.getByRole('link', { name: 'Apply', exact: true });
  await expect(apply).toHaveAttribute('href', `/hk/en/apply/?job=${job._id}`);
  await expect(apply).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(apply).toBeInViewport();
  const finder = page.getByRole('link', { name: 'Advanced search' });
  if (site.isPhone) {
    // It is hidden while reading on, and appears after scrolling back up.
    await expect(finder).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 700));
    await expect(finder).toBeInViewport({ ratio: 1 });
    const [bar, action] = await Promise.all([apply.boundingBox(), finder.boundingBox()]);
    if (bar === null || action === null) throw new Error('They are not on screen');
    expect(action.y + action.height).toBeLessThanOrEqual(bar.y);
  }
});

test('a job that is applied for elsewhere says so, and leads there in a new tab', async ({
  page,
  request,
  site,
}) => {
  const { company, job } = newJob(1);
  const elsewhere = 'https://jobs.example.hk/apply?ref=17';
  await importLines([company, { ...job, apply_url: elsewhere }]);
  await waitForJob(request, job);
  for (const [root, name] of [
    ['/hk/en', /^Apply on the employer’s site/],
    ['/hk', /^前往招聘網站申請/],
  ] as const) {
    await site.open(`${root}/job/x/${job._id}/`);
    const apply = page.getByRole('link', { name });
    await expect(apply).toBeInViewport();
    await expect(apply).toHaveAttribute('href', elsewhere);
    await expect(apply).toHaveAttribute('target', '_blank');
    await expect(page.locator(`a[href*="/apply/?job=${job._id}"]`)).toHaveCount(0);
  }
});

test('[3.41] the map link opens a map at the address in a new tab', async ({ page, site, job }) => {
  await site.open(pathOf('job', job));
  const map = page.getByRole('link', { name: /^Map: / }).first();
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('href', /query=22\.\d+,11[34]\.\d+$/);
});

test('the distance is shown once the seeker tells where they are, and is remembered', async ({
  page,
  context,
  site,
  job,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.3193, longitude: 114.1694 });
  await site.openWhole(pathOf('job', job));
  await expect(page.getByText(/km from you/)).toHaveCount(0);
  await page.getByRole('button', { name: 'How far is it from me?' }).click();
  await expect(page.getByText(/^About [\d.]+ km from you$/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^About [\d.]+ km from you$/).first()).toBeVisible();
});

test('a location that is refused is told of', async ({ page, context, site, job }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, refused) => refused?.({} as GeolocationPositionError);
  });
  await site.openWhole(pathOf('job', job));
  await page.getByRole('button', { name: 'How far is it from me?' }).click();
  await expect(page.getByText(/could not be found. Allow it/)).toBeVisible();
});

test('the job is shared by copying its link where the device has no sheet', async ({
  page,
  context,
  site,
  job,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const path = pathOf('job', job);
  await site.openWhole(`${path}?utm_source=test`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this job' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe(path);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test("the job is shared through the device's own sheet where there is one", async ({ page, site, job }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (sheet: ShareData) => {
        document.title = `shared ${sheet.url}`;
        return Promise.resolve();
      },
    });
  });
  const path = pathOf('job', job);
  await site.openWhole(path);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(new RegExp(`^shared http.*${path}$`));
});

test('the row of similar jobs begins at its first for the next job', async ({ page, site, job }) => {
  await site.openWhole(pathOf('job', job));
  const similar = page.locator('#similar');
  await similar.scrollIntoViewIfNeeded();
  const cards = similar.getByRole('article');
  await cards.nth(2).scrollIntoViewIfNeeded();
  const name = await cards.nth(2).getByRole('heading').textContent();
  await cards.nth(2).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await similar.scrollIntoViewIfNeeded();
  await expect(cards.first()).toBeInViewport({ ratio: 0.9 });
});
