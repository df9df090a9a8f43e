import type { Locator, Page } from '@playwright/test';
import { publishJob } from './catalogue';
import { languages } from './languages';
import { seekerWith, startWith } from './seeker';
import { expect, test } from './site';

// What somebody hears who does not see the page: its landmarks, headings and names, in their order.

/** The part's tree of names and roles has these lines, one after the other, at whatever depth. */
async function expectHeard(part: Locator, lines: readonly string[]): Promise<void> {
  const heard = async () => {
    const all = (await part.ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- '?/, ''));
    let place = 0;
    for (const line of all) if (lines[place] !== undefined && line.startsWith(lines[place] ?? '')) place += 1;
    return lines.slice(place);
  };
  await expect.poll(heard).toEqual([]);
}

/** One heading of the first level comes first, and no level is left out on the way down. */
async function expectOutline(page: Page): Promise<void> {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
}

for (const { name, root, texts } of languages) {
  const { apply, common, login, profile, resume } = texts;
  const english = root === '/hk/en';

  test(`the login and the application are heard in their order, ${name}`, async ({
    page,
    site,
    context,
    request,
  }) => {
    await site.openAlive(`${root}/login/`);
    await expectHeard(page.getByRole('main'), [
      `heading "${login.heading}" [level=1]`,
      `textbox "${login.telephone}"`,
      `button "${login.sendCode}"`,
    ]);
    const { token } = await seekerWith(request, { profile: true });
    const job = await publishJob(request, 2);
    await startWith(context, token);
    await site.openAlive(`${root}/apply/?job=${job._id}`);
    await expectHeard(page.getByRole('main'), [
      `heading "${apply.locationTitle}" [level=1]`,
      `link "${job.job_name[english ? 'en' : 'zh-hant']}"`,
      `group "${apply.locations}"`,
      'checkbox',
      'checkbox',
      `button "${apply.next}"`,
    ]);
    await page.getByRole('button', { name: apply.next }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      english ? 'At least 1 option required' : '請選擇最少 1 項',
    );
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: apply.next }).click();
    await expectHeard(page.getByRole('main'), [
      `heading "${apply.reviewTitle}" [level=1]`,
      `heading "${apply.locations}" [level=2]`,
      `heading "${resume.name}" [level=2]`,
      `heading "${resume.education}" [level=2]`,
      `button "${apply.submit}"`,
    ]);
    await expectOutline(page);
  });

  test(`the profile and its dialogs are heard by their names, ${name}`, async ({
    page,
    site,
    context,
    request,
  }) => {
    await startWith(context, (await seekerWith(request, { profile: true })).token);
    await site.openAlive(`${root}/profile/?page=myProfile`);
    await expectHeard(page.locator('body'), [
      'banner',
      'main',
      `heading "${profile.pages.myProfile}" [level=1]`,
      'contentinfo',
    ]);
    await expectOutline(page);
    await site.openAlive(`${root}/profile/?page=myProfile&popup=user-info`);
    await expectHeard(page.getByRole('dialog'), [
      `heading "${profile.popups['user-info']}" [level=2]`,
      `button "${common.close}"`,
      `textbox "${resume.name}"`,
      `group "${resume.availability}"`,
      `table "${resume.availability}"`,
      `combobox "${resume.maxDays}"`,
      `button "${resume.save}"`,
    ]);
    const { alerts } = profile;
    await site.openAlive(`${root}/profile/?page=myJobAlert&alert=new`);
    await expectHeard(page.getByRole('dialog'), [
      `heading "${alerts.addTitle}" [level=2]`,
      `textbox "${alerts.term}"`,
      `group "${alerts.district}"`,
      `group "${alerts.employment}"`,
      `combobox "${alerts.maxDays}"`,
      `radiogroup "${alerts.rateKind}"`,
      `status: ${alerts.noCondition}`,
      `button "${resume.save}"`,
    ]);
    // The number of jobs is said as soon as it is known.
    await page.getByRole('textbox', { name: alerts.term }).fill(english ? 'cook' : '廚師');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d+/);
  });
}
