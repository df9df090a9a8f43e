import { texts as english } from '../../web/src/console/messages/all-en';
import { texts as chinese } from '../../web/src/console/messages/all-zh-hant';
import { test } from './own-site';
import {
  atBothWidths,
  expect,
  expectFits,
  expectNoViolations,
  expectNoViolationsInBothSchemes,
  expectReflows,
} from './site';
import { consoleSupport, runCommandOn } from './support';

const email = 'may@example.hk';

test(
  '[11.01] [11.02] staff enrol at the first login, read the log and log out, by keyboard alone',
  atBothWidths,
  async ({ page, own, language }) => {
    const isEnglish = language.locale === 'en';
    const texts = isEnglish ? english : chinese;
    const { timeCode, Staff } = await consoleSupport();
    await runCommandOn(own.database, ['staff', 'add', email, '--role', 'admin']);
    const root = `${own.url}/console/${isEnglish ? 'en/' : ''}`;
    const heading = page.getByRole('heading', { level: 1 });
    const shows = async (title: string) => {
      await expect(heading).toHaveText(title);
      await expect(page.locator('main [role=status][aria-label]')).toHaveCount(0);
      await expectFits(page);
    };
    /** Tabs to a link or a button and presses it. */
    const press = async (role: 'link' | 'button', name: string) => {
      const wanted = page.getByRole(role, { name, exact: true });
      await expect(wanted).toBeVisible();
      for (let tabs = 0; tabs < 60; tabs += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(wanted).toBeFocused();
      await page.keyboard.press('Enter');
    };

    await page.goto(`${root}log/`);
    await shows(texts.login.title);
    await expectReflows(page);
    await expectNoViolationsInBothSchemes(page);
    const address = page.getByLabel(texts.login.email, { exact: true });
    await expect(address).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await shows(texts.login.codeTitle);
    const staff = new Staff({ url: own.url }, { email });
    await expect.poll(() => staff.newestCode()).toMatch(/^\d{6}$/);
    await expect(page.getByLabel(texts.login.mailed.code, { exact: true })).toBeFocused();
    await page.keyboard.type((await staff.newestCode()) ?? '');

    await shows(texts.login.enrolTitle);
    await expectReflows(page);
    await expectNoViolations(page);
    // A reload while somebody looks for the telephone goes on here.
    await page.reload();
    await shows(texts.login.enrolTitle);
    const secret = (await page.locator('main code').textContent())?.replaceAll(' ', '') ?? '';
    const picture = page.getByRole('img', { name: texts.login.qrCode });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByLabel(texts.login.factor.code, { exact: true }).focus();
    await page.keyboard.type(timeCode(secret));

    await shows(texts.login.codesTitle);
    await expect(page.locator('main li')).toHaveCount(10);
    await expectReflows(page);
    await expectNoViolations(page);
    await press('button', texts.login.codesKept);

    // The page that was asked for.
    await shows(texts.log.title);
    await expect(page).toHaveURL(`${root}log/`);
    await expect(page.locator('main li')).toHaveCount(2);
    await expect(page.locator('main li').first()).toContainText(texts.log.acts.enrol_second_factor);
    await expectReflows(page);
    await expectNoViolationsInBothSchemes(page);

    for (const name of ['staff', 'keys', 'account'] as const) {
      await press('link', texts.frame.pages[name]);
      await shows(texts[name].title);
      await expectReflows(page);
      await expectNoViolations(page);
    }
    await press('button', texts.account.logOut);
    await shows(texts.login.title);
    await page.goto(root);
    await shows(texts.login.title);
    await page.getByRole('link', { name: texts.application.otherLanguage }).click();
    await shows((isEnglish ? chinese : english).login.title);
  },
);
