import type { Locator, Page } from '@playwright/test';
import { publishJob } from './catalogue';
import type { Language } from './languages';
import { atBothWidths, expect, test } from './site';

type Texts = Language['texts'];

// What a screen reader announces: landmarks, headings and names, in order.

/** The accessibility tree of a part, one line per node, without indentation. */
async function heardIn(part: Locator): Promise<string[]> {
  return (await part.ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- '?/, ''));
}

/** The part's tree has lines that begin like these, in this order. */
async function expectHeard(part: Locator, lines: readonly (string | RegExp)[]): Promise<void> {
  const isLike = (line: string, wanted: string | RegExp) =>
    typeof wanted === 'string' ? line.startsWith(wanted) : wanted.test(line);
  const missing = async () => {
    let place = 0;
    for (const line of await heardIn(part)) {
      const wanted = lines[place];
      if (wanted !== undefined && isLike(line, wanted)) place += 1;
    }
    return lines.slice(place).map(String);
  };
  await expect.poll(missing).toEqual([]);
}

/**
 * Checks that unique landmarks occur once, that navigation landmarks have distinct names, and that controls
 * have names.
 */
async function expectFoundByEar(page: Page): Promise<void> {
  const heard = await heardIn(page.locator('body'));
  const once = heard.flatMap((line) => /^(banner|main|contentinfo)\b/.exec(line)?.[1] ?? []);
  expect(once).toEqual(['banner', 'main', 'contentinfo']);
  const ways = heard.filter((line) => line.startsWith('navigation'));
  expect(ways).toEqual([...new Set(ways)]);
  expect(ways.filter((way) => !way.startsWith('navigation "'))).toEqual([]);
  const used =
    /^(link|button|img|searchbox|textbox|combobox|checkbox|radio|dialog|region|complementary)\b(?! ")/;
  expect(heard.filter((line) => used.test(line))).toEqual([]);
}

/**
 * Checks a list of jobs: each is an item with one heading, a link and a save button, both named after the
 * job.
 */
async function expectJobs(jobs: Locator, texts: Texts, count: number): Promise<void> {
  await expect(jobs.getByRole('article')).toHaveCount(count);
  const items = await jobs
    .getByRole('listitem')
    .filter({ has: jobs.page().getByRole('article') })
    .all();
  expect(items).toHaveLength(count);
  for (const item of items) {
    const name = (await item.getByRole('heading', { level: 3 }).textContent()) ?? '';
    await expect(item.getByRole('link')).toHaveAccessibleName(name);
    await expect(item.getByRole('button')).toHaveAccessibleName(texts.common.saveJob(name));
  }
}

/** Checks that the only first-level heading comes first, and that no level is skipped on the way down. */
async function expectOutline(page: Page): Promise<void> {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
}

test(
  'the login and the application are heard in their order',
  atBothWidths,
  async ({ page, request, site, signUp, language }) => {
    const { root, locale, texts } = language;
    const { apply, login, resume } = texts;
    await site.openAlive(`${root}/login/`);
    await expectHeard(page.getByRole('main'), [
      `heading "${login.heading}" [level=1]`,
      `textbox "${login.telephone}"`,
      `button "${login.sendCode}"`,
    ]);
    const seeker = await signUp();
    await seeker.makeProfile();
    await seeker.startBrowser();
    const job = await publishJob(request, 2);
    await seeker.openAlive(`${root}/apply/?job=${job._id}`);
    await expectHeard(page.getByRole('main'), [
      `heading "${apply.locationTitle}" [level=1]`,
      `link "${job.job_name[locale]}"`,
      `group "${apply.locations}"`,
      'checkbox',
      'checkbox',
      `button "${apply.next}"`,
    ]);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').first().uncheck();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
      locale === 'en' ? 'At least 1 option required' : '請選擇最少 1 項',
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
  },
);

test(
  'the profile and its dialogs are heard by their names',
  atBothWidths,
  async ({ page, seeker, language }) => {
    const { root, locale, texts } = language;
    const { common, profile, resume } = texts;
    await seeker.openAlive(`${root}/profile/?page=myProfile`);
    await expectHeard(page.locator('body'), [
      'banner',
      'main',
      `heading "${profile.pages.myProfile}" [level=1]`,
      'contentinfo',
    ]);
    await expectOutline(page);
    await seeker.openAlive(`${root}/profile/?page=myProfile&popup=user-info`);
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
    await seeker.openAlive(`${root}/profile/?page=myJobAlert&alert=new`);
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
    // The number of jobs is announced as soon as it is known.
    await page.getByRole('textbox', { name: alerts.term }).fill(locale === 'en' ? 'cook' : '廚師');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d+/);
  },
);

test('the home page is heard in its order', atBothWidths, async ({ page, site, language }) => {
  const { root, siteName, texts } = language;
  const { common, home } = texts;
  await site.openAlive(`${root}/`);
  await expectHeard(page.locator('body'), [
    `link "${common.skipToContent}"`,
    'banner',
    `link "${common.homeLink(siteName)}"`,
    'search:',
    `searchbox "${common.searchLabel}"`,
    `button "${common.search}"`,
    ...(site.isPhone
      ? [`link "${common.otherLanguageShort} ${common.otherLanguage}"`, `button "${common.openMenu}"`]
      : [`navigation "${common.siteMenu}"`, `link "${common.otherLanguage}"`]),
    `navigation "${common.quickBar}"`,
    'list:',
    `link "${common.employment.ft}"`,
    'main',
    `heading "${home.heading}" [level=1]`,
    `region "${home.banners}"`,
    'list:',
    'listitem:',
    `button "${home.stop}"`,
    `heading "${home.recommended}" [level=2]`,
    'list:',
    'listitem:',
    'article:',
    /^heading ".+" \[level=3\]/,
    `heading "${home.quickLinks}" [level=2]`,
    `heading "${home.featuredCompanies}" [level=2]`,
    `link "${common.moreOf(home.featuredCompanies)}"`,
    'list:',
    'contentinfo',
  ]);
  await expectOutline(page);
  await expectFoundByEar(page);
  const recommended = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: home.recommended }) });
  await expectJobs(recommended, texts, 12);
});

test(
  'the search says how many jobs there are, and they are heard as a list',
  atBothWidths,
  async ({ page, site, language }) => {
    const { root, texts } = language;
    const { common, filters, lists, results } = texts;
    // Without adverts, whose number depends on timing.
    await page.route('**/api/ad?*', (route) => route.fulfill({ json: { requestid: '', ads: [] } }));
    await site.openWhole(`${root}/find-jobs/`);
    const bar = page.getByRole('list', { name: results.filters });
    await expect(bar.getByRole('listitem')).toHaveCount(6);
    await bar.getByRole('link', { name: results.groups.employment }).click();
    const sheet = page.getByRole('dialog', { name: results.groups.employment });
    await expectHeard(sheet, [
      `heading "${results.groups.employment}" [level=2]`,
      `button "${common.close}"`,
      `checkbox "${common.employment.ft}`,
      `checkbox "${common.employment.pt}`,
      `checkbox "${common.employment.ct}`,
      `button "${filters.show(4).split('4')[0]}`,
      'status: ',
    ]);
    const whole = await sheet.getByRole('status').textContent();
    await sheet.getByRole('checkbox', { name: common.employment.ft }).check();
    await expect(sheet.getByRole('status')).not.toHaveText(whole ?? '');
    const said = (await sheet.getByRole('status').textContent()) ?? '';
    await sheet.getByRole('button', { name: said }).click();

    // The results' heading is read first, and the page's new title is announced.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(/\d[\d,]+/.exec(said)?.[0] ?? 'a number');
    await expect(heading).toBeFocused();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: await page.title() })).toHaveCount(1);
    await expectHeard(page.locator('body'), [
      'banner',
      'main',
      /^heading ".+" \[level=1\]/,
      `list "${results.filters}"`,
      `link "${results.groups.employment} 1"`,
      `list "${results.chosen}"`,
      `link "${results.remove(common.employment.ft)}"`,
      `navigation "${results.sort}"`,
      `link "${results.sorts.newest}"`,
      `button "${results.sorts.nearest}"`,
      `heading "${results.list}" [level=2]`,
      'list:',
      'listitem:',
      'article:',
      `navigation "${lists.pages}"`,
      `link "${lists.nextPage}"`,
      `link "${results.createAlert}`,
      'contentinfo',
    ]);
    await expectOutline(page);
    await expectFoundByEar(page);
    await expectJobs(page.getByRole('main'), texts, 20);
  },
);

test('a job is heard part by part', atBothWidths, async ({ page, request, newcomer, language }) => {
  const { root, locale, texts } = language;
  const { common, jobDetails: details, reckoning } = texts;
  const job = await publishJob(request, 2);
  const jobName = job.job_name[locale];
  await newcomer.openWhole(`${root}/job/any/${job._id}/`);
  const section = (title: string) => [`region "${title}"`, `heading "${title}" [level=2]`];
  await expectHeard(page.locator('body'), [
    'banner',
    'main',
    `navigation "${details.breadcrumb}"`,
    'list:',
    `link "${details.home}"`,
    `heading "${jobName}" [level=1]`,
    `link "${locale === 'en' ? 'Test Company' : '試驗公司'}"`,
    `complementary "${details.apply}"`,
    `button "${common.saveJob(jobName)}"`,
    `button "${details.share}"`,
    `link "${details.apply}"`,
    ...section(details.benefits.title),
    ...section(details.locations.title),
    'list:',
    'listitem:',
    ...section(details.requirements.title),
    ...section(details.duties),
    `paragraph: ${job.job_description[locale]}`,
    ...section(details.facts.title),
    `term: ${details.facts.vacancy}`,
    ...section(reckoning.rights.title),
    ...section(details.employer.title),
    `button "${details.report.button}"`,
    `heading "${details.similar}" [level=2]`,
    'list:',
    'article:',
    'contentinfo',
  ]);
  await expectOutline(page);
  await expectFoundByEar(page);

  await page.getByRole('button', { name: details.report.button }).click();
  await expectHeard(page.getByRole('dialog'), [
    `heading "${details.report.title}" [level=2]`,
    `button "${common.close}"`,
    `group "${details.report.why}"`,
    `radio "${details.report.reasons.scam}"`,
    `textbox "${details.report.more}"`,
    `button "${details.report.send}"`,
  ]);
});
