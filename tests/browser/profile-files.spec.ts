import { readFileSync } from 'node:fs';
import { languages } from './languages';
import { dialog, dismissError, expect, pressDimmed, test } from './site';

/** A picture of two by two pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
);

test('[8.41] [8.42] [8.43] a picture has to be chosen, be one, and be no larger than 10 MB', async ({
  page,
  newcomer,
}) => {
  await newcomer.open('/hk/en/profile/?popup=picture');
  const form = dialog(page, 'Change picture');
  const input = form.getByLabel('Choose a picture');
  await pressDimmed(form.getByRole('button', { name: 'Use this picture' }));
  await expect(input).toBeFocused();
  await expect(form.getByText('Please select a file')).toBeVisible();
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(form.getByText('Invalid file format')).toBeVisible();
  await input.setInputFiles({
    name: 'b.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(form.getByText('File size exceeds limit')).toBeVisible();
  await input.setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(form.getByText('Invalid file format')).toBeVisible();
  await input.setInputFiles([]);
  await expect(form.getByText('Please select a file')).toBeVisible();
});

test('[4.20] [9.35] [7.35] a picture is cut and sent, and shown 3 s later', async ({ page, seeker }) => {
  await page.clock.install();
  await seeker.open('/hk/en/profile/?page=myProfile');
  await page.getByRole('link', { name: 'Change picture' }).click();
  const form = dialog(page, 'Change picture');
  await form
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await form.getByRole('button', { name: /^Move the picture/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await form.getByLabel('Enlarge').fill('2');
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(form).toBeHidden();
  const picture = page.getByRole('link', { name: 'Change picture' }).locator('img');
  await page.clock.runFor(2_900);
  await expect(picture).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(picture).toHaveAttribute('src', /\S/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
});

test('[8.56] an upload that is refused says so and can be tried again', async ({ page, context, seeker }) => {
  await seeker.open('/hk/en/profile/?popup=picture');
  const form = dialog(page, 'Change picture');
  // The browser only uploads valid pictures, so the body to be refused is substituted on the way.
  let isSpoilt = false;
  await context.route('**/api/seeker/upload', async (route) => {
    if (isSpoilt) return route.continue();
    isSpoilt = true;
    const boundary = 'spoilt';
    const postData = `--${boundary}\r\nContent-Disposition: form-data; name="other"\r\n\r\nx\r\n--${boundary}--\r\n`;
    const headers = {
      ...route.request().headers(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    };
    await route.continue({ postData, headers });
  });
  await form
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(form.getByText("We couldn't upload the file, please try again later.")).toBeVisible();
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(form).toBeHidden();
});

test('[8.43] [8.50] what was said about a picture is taken back when it is sent again', async ({
  page,
  context,
  seeker,
}) => {
  await seeker.open('/hk/en/profile/?popup=picture');
  const form = dialog(page, 'Change picture');
  const statuses = [415, 500];
  await context.route('**/api/seeker/upload', (route) =>
    route.fulfill({ status: statuses.shift() ?? 500, json: {} }),
  );
  await form
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(form.getByText('Invalid file format')).toBeVisible();
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await dismissError(page, "There's a network error, please try again later.");
  await expect(form.getByText('Invalid file format')).toHaveCount(0);
});

test('everything that is held about the person comes as a file', async ({ page, seeker }) => {
  await seeker.open('/hk/en/profile/');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await coming).path();
  const held = readFileSync(file, 'utf8');
  expect(held).toContain(seeker.telephone.number);
  expect(held).toContain('Chan Tai Man');
});

for (const { name, root, texts } of languages) {
  test(`the field for a picture speaks the page's language, ${name}`, async ({ page, seeker }) => {
    await seeker.open(`${root}/profile/?page=myProfile&popup=picture`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(texts.profile.picture.browse, { exact: true })).toBeVisible();
    await expect(dialog.getByText(texts.profile.picture.noFile, { exact: true })).toBeVisible();
    const buffer = Buffer.from('no picture');
    await dialog
      .getByLabel(texts.profile.picture.file)
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(dialog.getByText('me.png', { exact: true })).toBeVisible();
  });
}
