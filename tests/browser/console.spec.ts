import { texts as english } from '../../web/src/console/messages/all-en';
import { texts as chinese } from '../../web/src/console/messages/all-zh-hant';
import { test } from './own-site';
import { atBothWidths, expect, expectFits, expectNoViolationsInBothSchemes, expectReflows } from './site';

test.use({ ownSettings: { console: 'true' } });

test(
  'the console’s pages fit, are accessible and switch their language',
  atBothWidths,
  async ({ page, own, language }) => {
    const isEnglish = language.locale === 'en';
    const { application, start } = isEnglish ? english : chinese;
    const root = `${own.url}/console/${isEnglish ? 'en/' : ''}`;
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${root}nothing/`);
    await expect(heading).toHaveText(application.notFound.title);
    await expectFits(page);
    await page.getByRole('link', { name: application.notFound.action }).click();
    await expect(page).toHaveURL(root);
    await expect(heading).toHaveText(start.title);
    await expect(page).toHaveTitle(`${start.title} · ${application.name}`);
    await expectFits(page);
    await expectReflows(page);
    await expectNoViolationsInBothSchemes(page);
    await page.getByRole('link', { name: application.otherLanguage }).click();
    await expect(heading).toHaveText((isEnglish ? chinese : english).start.title);
  },
);
