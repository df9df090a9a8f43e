import { expect, test } from './site';

/** What browsers have that are supported and older than these: Safari 15.4, Chrome 99, Firefox 97. */
test('[2.90] without popovers, :has and inert the menu opens, a chosen chip shows, and one can log out', async ({
  page,
  context,
  seeker,
}) => {
  await context.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['popoverTargetElement', 'popoverTargetAction'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    document.addEventListener(
      'click',
      (event) => {
        const pressed = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
        pressed?.removeAttribute('popovertarget');
      },
      true,
    );
  });
  await context.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    // A browser that does not know a selector leaves its rule out, and shows what it takes for no popover.
    const body = (await answer.text()).replaceAll(':has(', ':unknown(');
    await route.fulfill({ response: answer, body: `${body}\n[popover]:not([hidden]) { display: block }` });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await seeker.openAlive('/hk/en/');
  const toggle = page.getByRole('button', { name: 'My account' });
  const logOut = page.getByRole('button', { name: 'Log out' });
  await expect(toggle).toBeVisible();
  await expect(logOut).toBeHidden();
  await toggle.click();
  await logOut.click();
  await expect(toggle).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('16px');
});
