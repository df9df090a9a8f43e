import type { Locator, Page } from '@playwright/test';
import { ask } from './catalogue';
import { english, type Language } from './languages';
import { atBothWidths, expect, expectFits, holdBack, test } from './site';

/** The number of jobs in the demonstration catalogue, including those that other tests add. */
const wholeCatalogue = /\b4,\d{3}\b/;

const wordsIn = {
  'zh-hant': {
    filters: ['地區', '工種', '僱用形式', '薪金', '工作日', '工作時間'],
    districts: ['香港島', '九龍', '新界'],
    hourly: ['$50 或以上', '$55 或以上', '$60 或以上', '$70 或以上'],
    monthly: ['$12K 或以上', '$15K 或以上', '$17K 或以上', '$20K 或以上'],
    mongKok: '旺角',
    partTime: '兼職',
    slugs: { both: '旺角｜兼職', mongKok: '旺角', partTime: '兼職', cleaning: '清潔' },
    advanced: /進階搜尋/,
    show: /顯示 [\d,]+ 份工作/,
  },
  en: {
    filters: ['District', 'Job type', 'Employment', 'Salary', 'Working day', 'Working time'],
    districts: ['Hong Kong Island', 'Kowloon', 'New Territories'],
    hourly: ['$50 and up', '$55 and up', '$60 and up', '$70 and up'],
    monthly: ['$12K and up', '$15K and up', '$17K and up', '$20K and up'],
    mongKok: 'Mong Kok',
    partTime: 'Part-time',
    slugs: { both: 'mong-kok｜part-time', mongKok: 'mong-kok', partTime: 'part-time', cleaning: 'cleaning' },
    advanced: /Advanced search/,
    show: /Show [\d,]+ jobs/,
  },
} as const;

const filterBar = (page: Page, { texts }: Language) =>
  page.getByRole('list', { name: texts.results.filters }).getByRole('link');

/** Opens a filter of the results page. */
async function openFilter(page: Page, language: Language, name: string) {
  await filterBar(page, language).filter({ hasText: name }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('checkbox').or(sheet.getByRole('radio')).first()).toBeAttached();
  return sheet;
}

const labelsOf = (fields: Locator) =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent ?? ''));

const valuesIn = (sheet: Locator) =>
  sheet.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

const numberIn = async (text: Promise<string | null>) =>
  Number(/[\d,]+/.exec((await text) ?? '')?.[0].replaceAll(',', ''));

test(
  '[3.81] [3.83] [3.84] the filter bar has the six filters and their values',
  atBothWidths,
  async ({ page, site, language }) => {
    const { root, locale } = language;
    const words = wordsIn[locale];
    await site.openWhole(`${root}/find-jobs/`);
    await expect(filterBar(page, language)).toHaveText([...words.filters]);
    const days = await openFilter(page, language, words.filters[4]);
    expect(await valuesIn(days)).toEqual(['Weekday', 'Weekend', 'WeekendOnly']);
    await page.keyboard.press('Escape');
    const times = await openFilter(page, language, words.filters[5]);
    expect(await valuesIn(times)).toEqual(['DayTime', 'Afternoon', 'NightTime', 'Overnight']);
    await page.keyboard.press('Escape');
    const districts = await openFilter(page, language, words.filters[0]);
    await expect(districts.getByRole('group')).toHaveCount(3);
    for (const name of words.districts) await expect(districts.getByRole('group', { name })).toBeVisible();
    await expect(districts.getByRole('checkbox')).toHaveCount(37);
  },
);

test(
  '[9.18] choosing filters leads to a slug page, with the exact count on the way',
  atBothWidths,
  async ({ page, site, language }) => {
    const { root, locale } = language;
    const words = wordsIn[locale];
    await site.openWhole(`${root}/find-jobs/`);
    let sheet = await openFilter(page, language, words.filters[0]);
    await sheet.getByRole('checkbox', { name: words.mongKok }).check();
    await expect(sheet.getByRole('button', { name: words.show })).not.toContainText(wholeCatalogue);
    await sheet.getByRole('button', { name: words.show }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.mongKok);
    sheet = await openFilter(page, language, words.filters[2]);
    const partTime = sheet.getByRole('checkbox', { name: words.partTime });
    await partTime.check();
    const [label = ''] = await labelsOf(partTime);
    await expect(sheet.getByRole('button', { name: words.show })).toContainText(
      /[\d,]+/.exec(label)?.[0] ?? 'a number',
    );
    const promised = await numberIn(sheet.getByRole('button', { name: words.show }).textContent());
    await sheet.getByRole('button', { name: words.show }).click();
    await expect(page).toHaveURL(`${root}/find-jobs/${encodeURIComponent(words.slugs.both)}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await numberIn(page.getByRole('heading', { level: 1 }).textContent())).toBe(promised);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(words.partTime);
    await expect(page).toHaveURL(`${root}/find-jobs/${encodeURIComponent(words.slugs.mongKok)}/`);
  },
);

test(
  '[9.15] [9.16] [3.82] salary is offered by employment',
  atBothWidths,
  async ({ page, site, language }) => {
    const { root, locale } = language;
    const words = wordsIn[locale];
    await site.openWhole(`${root}/find-jobs/?employment=pt`);
    const salary = words.filters[3];
    const options = async () => labelsOf((await openFilter(page, language, salary)).getByRole('radio'));
    expect((await options()).slice(1)).toEqual([...words.hourly]);
    await site.openWhole(`${root}/find-jobs/?employment=ft`);
    expect((await options()).slice(1)).toEqual([...words.monthly]);
    await site.openWhole(`${root}/find-jobs/?employment=ft,ct`);
    expect((await options()).filter((text) => text.startsWith('$'))).toEqual([
      ...words.hourly,
      ...words.monthly,
    ]);
  },
);

test(
  '[4.39] changing the employment filter clears the salary',
  atBothWidths,
  async ({ page, site, language }) => {
    const { root, locale } = language;
    const words = wordsIn[locale];
    await site.openWhole(`${root}/find-jobs/advanced/?employment=pt&hourlyRate=60`);
    const sixty = page.getByRole('radio', { name: words.hourly[2] });
    await expect(sixty).toBeChecked();
    await page.locator('#employment').getByRole('checkbox').nth(2).check();
    await expect(sixty).not.toBeChecked();
    await page.getByRole('button', { name: words.show }).click();
    await expect(page).toHaveURL(`${root}/find-jobs/?employment=pt,ct`);
  },
);

test(
  '[2.25] [2.77] the Advanced search button counts the filters and carries them along',
  atBothWidths,
  async ({ page, site, language }) => {
    const { root, locale } = language;
    const words = wordsIn[locale];
    await site.openWhole(`${root}/find-jobs/${encodeURIComponent(words.slugs.both)}/?hourlyRate=60&q=a`);
    const button = page.getByRole('link', { name: words.advanced }).filter({ hasText: '3' });
    await expect(button).toBeVisible();
    await button.click();
    await expect(page).toHaveURL(
      `${root}/find-jobs/advanced/?q=a&district=030503&employment=pt&hourlyRate=60`,
    );
    await expect(page.getByRole('checkbox', { name: words.mongKok })).toBeChecked();
    await expect(page.getByRole('radio', { name: words.hourly[2] })).toBeChecked();
  },
);

test(
  'the advanced page counts live, and types make up their category',
  atBothWidths,
  async ({ page, site, language }) => {
    const { root, locale } = language;
    const words = wordsIn[locale];
    await site.openWhole(`${root}/find-jobs/advanced/`);
    const button = page.getByRole('button', { name: words.show });
    await expect(button).toBeInViewport();
    await expect(button).toContainText(wholeCatalogue);
    const cleaning = page.locator('details', { has: page.locator('input[value=cleaning]') });
    await cleaning.locator('summary').click();
    const types = cleaning.getByRole('checkbox');
    for (let index = 1; index < (await types.count()); index += 1) await types.nth(index).check();
    await expect(types.first()).toBeChecked();
    await expect(button).toBeInViewport();
    await button.click();
    await expect(page).toHaveURL(`${root}/find-jobs/${encodeURIComponent(words.slugs.cleaning)}/`);
  },
);

test('a chip takes its filter away', atBothWidths, async ({ page, site, language }) => {
  const { root, locale } = language;
  const words = wordsIn[locale];
  await site.openWhole(`${root}/find-jobs/${encodeURIComponent(words.slugs.both)}/?q=a`);
  const chips = page.getByRole('list', { name: language.texts.results.chosen }).getByRole('link');
  await expect(chips).toHaveCount(4);
  await chips.filter({ hasText: words.mongKok }).click();
  await expect(page).toHaveURL(`${root}/find-jobs/${encodeURIComponent(words.slugs.partTime)}/?q=a`);
  await chips.last().click();
  await expect(page).toHaveURL(`${root}/find-jobs/`);
});

test('types stand under their subtitles in an open filter', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.openWhole('/hk/en/find-jobs/?jobType=WW');
  const sheet = await openFilter(page, english, 'Job type');
  // The category of a chosen type is open.
  await expect(sheet.getByRole('heading', { name: 'Front of house' })).toBeVisible();
  await expect(sheet.getByRole('checkbox', { name: /^Waiter or Waitress/ })).toBeChecked();
  await sheet.getByRole('checkbox', { name: 'All Food & Beverage jobs' }).check();
  await sheet.getByRole('checkbox', { name: /^Barista/ }).uncheck();
  await expect(sheet.getByRole('checkbox', { name: 'All Food & Beverage jobs' })).not.toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: /^Chef/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await expect(sheet.getByRole('checkbox', { name: /^Chef/ })).not.toBeChecked();
  await expect(sheet.getByRole('button', { name: /^Show 4,2\d\d jobs$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: /^Job type/ })).toBeFocused();
  await expect(page).toHaveURL('/hk/en/find-jobs/?jobType=WW');
});

test('before its script is there, a filter leads to the page of all filters', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/ResultsPage-*.js', async (route) => {
    await gate.promise;
    await route.abort();
  });
  await page.goto('/hk/en/find-jobs/part-time/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Salary' }).click();
  await expect(page).toHaveURL('/hk/en/find-jobs/advanced/?employment=pt#salary');
  gate.resolve();
  await expect(page.locator('#salary')).toBeInViewport();
});

test('[2.76] the header of a search scrolls away', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('[2.78] [9.19] a hundred filters are shown as 99+', async ({ page, site, request }) => {
  const { config } = await ask<{
    config: { job_categories: { types: { shortCode: string | null }[] }[] };
  }>(request, '{ config { job_categories { types { shortCode } } } }');
  const codes = config.job_categories.flatMap(({ types }) =>
    types.flatMap(({ shortCode }) => shortCode ?? []),
  );
  await site.openWhole(`/hk/en/find-jobs/?jobType=${codes.slice(0, 100).join(',')}`);
  await expect(page.getByRole('link', { name: 'Advanced search 99+' })).toBeVisible();
  await site.openWhole(`/hk/en/find-jobs/?jobType=${codes.slice(0, 99).join(',')}`);
  await expect(page.getByRole('link', { name: 'Advanced search 99', exact: true })).toBeVisible();
});

test('going back returns to the filters and the place', async ({ page, site }) => {
  await site.openAlive('/hk/en/find-jobs/?employment=ct');
  await page.evaluate(() => scrollTo(0, 700));
  await page
    .getByRole('article')
    .getByRole('link')
    .nth(6)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/hk\/en\/job\//);
  await page.goBack();
  await expect(page).toHaveURL('/hk/en/find-jobs/?employment=ct');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('temp jobs');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('pages are turned by links', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/part-time/');
  // Jobs of other tests may have the same name.
  const firstLink = page.getByRole('article').getByRole('link').first();
  const first = await firstLink.getAttribute('href');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/hk/en/find-jobs/part-time/?page=2');
  await expect(firstLink).not.toHaveAttribute('href', first ?? '');
  await expect(page).toHaveTitle(/page 2/i);
});

test('a text that matches nothing is told apart from the one that was searched', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/?q=watier');
  await expect(page.getByText('Nothing matches “watier”. Here is “waiter” instead.')).toBeVisible();
});

test('an empty result offers to drop a filter, with what that gives', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/?q=cook&jobType=SG');
  await expect(page.getByRole('heading', { name: 'No jobs match your search' })).toBeVisible();
  const way = page.getByRole('link', { name: /Without “Job type”/ });
  const promised = await numberIn(way.textContent());
  await way.click();
  await expect(page).toHaveURL('/hk/en/find-jobs/?q=cook');
  expect(await numberIn(page.getByRole('heading', { level: 1 }).textContent())).toBe(promised);
});

test('a search leads to an alert about it', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/mong-kok/?q=cook&hourlyRate=60&workingDay=Weekend&sort=newest');
  await expect(page.getByRole('link', { name: /Tell me about new jobs/ })).toHaveAttribute(
    'href',
    '/hk/en/profile/?page=myJobAlert&alert=new&q=cook&district=030503&workingDay=Weekend&hourlyRate=60',
  );
});

test('the place is asked for only on a tap, and then the nearest come first', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.31931, longitude: 114.16942 });
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset.asked = '';
      ask(...args);
    };
  });
  await site.openWhole('/hk/en/find-jobs/?employment=pt');
  await expect(page.locator('html[data-asked]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Nearest' }).click();
  // The visitor's position is sent with the request, and is never in the address.
  await expect(page).toHaveURL('/hk/en/find-jobs/part-time/?sort=nearest');
  await expect(page.getByRole('link', { name: 'Nearest' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Remove: Within 5 km' })).toBeVisible();
  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL('/hk/en/find-jobs/part-time/');
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('within 5 km');
});

test('without the permission a toast says so', async ({ page, site, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, refuse) =>
      refuse?.({ code: 1 } as GeolocationPositionError);
  });
  await site.openWhole('/hk/en/find-jobs/');
  await page.getByRole('button', { name: 'Nearest' }).click();
  await expect(page.getByText("We couldn't get your location.")).toBeVisible();
  await expect(page).toHaveURL('/hk/en/find-jobs/');
});

test.describe('the search box', () => {
  const box = (page: Page) => page.getByRole('banner').locator('input[name=q]');

  test('[2.84] [5.25] it submits only changed text, and on a search page the filters stay', async ({
    page,
    site,
  }) => {
    await site.openAlive('/hk/en/find-jobs/part-time/?q=cook&page=2');
    await expect(box(page)).toHaveValue('cook');
    await box(page).press('Enter');
    await box(page).fill('   ');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/hk/en/find-jobs/part-time/?q=cook&page=2');
    await box(page).fill('baker');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/hk/en/find-jobs/part-time/?q=baker');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“baker”');
  });

  test('[5.25] the box of the advanced page submits only changed, non-empty text', async ({ page, site }) => {
    await site.openWhole('/hk/en/find-jobs/advanced/?q=cook&employment=pt');
    const own = page.locator('main input[name=q]');
    await own.press('Enter');
    await own.fill('');
    await own.press('Enter');
    await expect(page).toHaveURL('/hk/en/find-jobs/advanced/?q=cook&employment=pt');
    await own.fill('baker');
    await own.press('Enter');
    await expect(page).toHaveURL('/hk/en/find-jobs/part-time/?q=baker');
  });

  test('it suggests while one types, and the keyboard chooses', async ({ page, site }) => {
    await site.openWhole('/hk/en/');
    await box(page).click();
    await box(page).fill('mong');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('option').first()).toBeVisible();
    await expect(box(page)).toHaveAttribute('role', 'combobox');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    const mongKok = list.getByRole('option', { name: /^Mong Kok/ });
    const place = (await list.getByRole('option').allTextContents()).findIndex((text) =>
      text.startsWith('Mong Kok'),
    );
    for (let step = 0; step <= place; step += 1) await box(page).press('ArrowDown');
    await expect(mongKok).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await mongKok.getAttribute('id')) ?? '',
    );
    await box(page).press('Escape');
    await expect(list).toBeHidden();
    await box(page).press('ArrowDown');
    await expect(list).toBeVisible();
    for (let step = 0; step <= place; step += 1) await box(page).press('ArrowDown');
    await expect(mongKok).toHaveAttribute('aria-selected', 'true');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/hk/en/find-jobs/mong-kok/');
    await expect(list).toBeHidden();
    await expect(box(page)).toHaveValue('');
  });

  test('a suggestion is chosen by a press, and Enter without one searches the text', async ({
    page,
    site,
  }) => {
    await site.openAlive('/hk/');
    await box(page).click();
    await box(page).pressSequentially('侍應', { delay: 30 });
    const list = page.getByRole('listbox', { name: '搜尋建議' });
    await list.getByRole('option', { name: /^侍應 工種/ }).click();
    await expect(page).toHaveURL(`/hk/find-jobs/${encodeURIComponent('侍應')}/`);
    await box(page).fill('廚師');
    await box(page).press('Enter');
    await expect(page).toHaveURL(
      `/hk/find-jobs/${encodeURIComponent('侍應')}/?q=${encodeURIComponent('廚師')}`,
    );
  });

  test('what was typed before the script of the suggestions came gets them when it comes', async ({
    page,
    site,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/Suggestions[^/]*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await site.openWhole('/hk/en/find-jobs/advanced/');
    const own = page.locator('main input[name=q]');
    await own.click();
    await own.fill('mong');
    release();
    await expect(page.getByRole('option', { name: /^Mong Kok District/ })).toBeVisible();
  });

  test('on the advanced page a suggestion becomes a part of the search', async ({ page, site }) => {
    await site.openWhole('/hk/en/find-jobs/advanced/?employment=pt');
    const own = page.locator('main input[name=q]');
    await own.click();
    await own.pressSequentially('mong', { delay: 30 });
    await page.getByRole('option', { name: /^Mong Kok District/ }).click();
    await expect(page.getByRole('checkbox', { name: 'Mong Kok' })).toBeChecked();
    await expect(own).toHaveValue('');
    await page.getByRole('button', { name: /Show [\d,]+ jobs/ }).click();
    await expect(page).toHaveURL(`/hk/en/find-jobs/${encodeURIComponent('mong-kok｜part-time')}/`);
  });

  test("the suggestions' script comes only when someone wants to type", async ({ page, site }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const came = () => scripts.some((url) => /Suggestions-.*\.js$/.test(url));
    await site.openAlive('/hk/en/');
    expect(came()).toBe(false);
    await box(page).click();
    await expect.poll(came).toBe(true);
  });
});

test('[14.02] what was understood can be taken out, and the address says so', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/?q=waiter+mong+kok+no+night+shift');
  const understood = page.getByRole('list', { name: 'What we understood' });
  await expect(understood.getByRole('link')).toHaveText(['waiter', 'Mong Kok', 'No nights']);
  // A text that is explained by its parts is not shown as a filter, too.
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0);
  await understood.getByRole('link', { name: /No nights/ }).click();
  await expect(page).toHaveURL('/hk/en/find-jobs/?q=waiter+mong+kok+no+night+shift&asWords=no+night+shift');
  await expect(understood.getByRole('link')).toHaveText(['waiter', 'Mong Kok']);
});

test('[14.03] a search that no job has in full says what it left out', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/?q=waiter+mong+kok+$900');
  await expect(page.getByText('No job has all of this.')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Mong Kok');
  await page.getByRole('link', { name: /^Must have: \$900/ }).click();
  await expect(page).toHaveURL(/keep=900$/);
});

test('[14.04] near me asks for the place', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/?q=near+me');
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
});

test('[2.19] [2.20] companies are searched by name and by filters', async ({ page, site, job }) => {
  await site.openWhole('/hk/en/company/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^3\d\d companies hiring now$/);
  const { name } = job.company;
  const own = page.locator('main input[name=q]');
  await own.fill(name);
  await own.press('Enter');
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('link', { name }).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`/hk/en/company/?q=${encodeURIComponent(name).replaceAll('%20', '+')}`);
  await page.getByRole('link', { name: 'Advanced search', exact: true }).first().click();
  await expect(page).toHaveURL(
    `/hk/en/company/advanced/?q=${encodeURIComponent(name).replaceAll('%20', '+')}`,
  );
  await page.getByRole('button', { name: 'Clear all' }).click();
  const button = page.getByRole('button', { name: /Show \d+ compan/ });
  await expect(button).toContainText(/\b3\d\d\b/);
  await page.getByRole('checkbox', { name: 'Mong Kok' }).check();
  await expect(button).not.toContainText(/\b3\d\d\b/);
  const promised = await numberIn(button.textContent());
  await button.click();
  await expect(page).toHaveURL('/hk/en/company/?district=030503');
  expect(await numberIn(page.getByRole('heading', { level: 1 }).textContent())).toBe(promised);
});

test('on a phone the filters stay in reach and the results begin on the first screen', async ({
  page,
  site,
}) => {
  await site.openWhole('/hk/en/find-jobs/');
  const first = await page.getByRole('article').first().boundingBox();
  expect(first?.y).toBeLessThan(300);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.getByRole('link', { name: 'Advanced search' })).toBeInViewport({ ratio: 1 });
});

test('what was typed before the scripts came is kept', async ({ page, context }) => {
  const release = await holdBack(context, '**/*.js');
  await page.goto('/hk/en/', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('cook');
  release();
  await expect(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('cook');
});

test('[2.61] a link to the first page of a search loses its number', async ({ page, site }) => {
  await site.openAlive('/hk/en/find-jobs/?page=2');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/hk/en/find-jobs/?page=1';
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/hk/en/find-jobs/');
});

test('clearing all takes the text, too', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/mong-kok/?q=cook&employment=pt');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/hk/en/find-jobs/');
  await expect(page.getByRole('banner').locator('input[name=q]')).toHaveValue('');
});

test('a group of job types stays open when its last choice is taken away', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/advanced/');
  const cleaning = page.locator('details', { has: page.locator('input[value=cleaning]') });
  await cleaning.locator('summary').click();
  const type = cleaning.getByRole('checkbox').nth(1);
  await type.check();
  await type.uncheck();
  await expect(type).toBeVisible();
});

test('the results fit a phone with letters of up to twice the size, in both languages', async ({
  page,
  site,
}) => {
  for (const root of ['/hk', '/hk/en']) {
    await site.openWhole(`${root}/find-jobs/?q=waiter`);
    for (const size of ['150%', '175%', '200%']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      await expectFits(page);
    }
  }
});
