// The pages of the job and company search, as `curl` sees them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { demonstrationDatabase, privateFolder, Site } from '../support/site.mjs';

const bar = '｜';
const unescape = (html) => html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
/** What a page says, its addresses without the site's own. */
const pageOf = (html, site) => ({
  title: unescape(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
  heading: unescape(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? ''),
  description: unescape(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1].replace(site, ''),
  other: (tag) => new RegExp(`hreflang="${tag}" href="([^"]*)"`).exec(html)?.[1].replace(site, ''),
  noindex: html.includes('<meta name="robots" content="noindex"'),
  cards: html.match(/<article/g)?.length ?? 0,
});
/** The number of jobs that a heading names: the first one in English, the one before 份 in Chinese. */
const totalIn = (text) => Number((/([\d,]+) 份/.exec(text) ?? /([\d,]+)/.exec(text))?.[1]?.replaceAll(',', '') ?? NaN);

/** Numbers that look random and are the same every time. */
function dice(seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return { below, pick: (list) => list[below(list.length)], some: (list, most) => list.filter(() => next() < most / list.length) };
}

describe('the search pages', () => {
  let site;
  let lists;
  before(async () => {
    site = await Site.start({ database: `sqlite:${demonstrationDatabase(privateFolder())}` });
    const answer = await site.graphql(`{ config {
      districts { shortCode slug { locale value } }
      job_categories { code slug { locale value } types { shortCode slug { locale value } } }
      employments { code slug { locale value } } } }`);
    lists = answer.data.config;
  });
  after(() => site?.stop());

  const open = async (path) => {
    const response = await site.get(path);
    const html = await response.text();
    return { status: response.status, location: response.headers.get('location'), ...pageOf(html, site.url), html };
  };
  const total = async (variables) => {
    const { data, errors } = await site.graphql(
      `query ($term: String, $district: [String!], $jobType: [String!], $employment: [String!], $workingDay: [String!], $workingHour: [String!],
        $hourlyRate: Int, $monthlyRate: Int, $fromWorkingDaysPerWeek: Int, $fromWorkingHoursPerDay: Float, $latlng: String) {
        job_search(term: $term, district: $district, jobType: $jobType, employment: $employment, workingDay: $workingDay, workingHour: $workingHour,
          hourlyRate: $hourlyRate, monthlyRate: $monthlyRate, fromWorkingDaysPerWeek: $fromWorkingDaysPerWeek,
          fromWorkingHoursPerDay: $fromWorkingHoursPerDay, latlng: $latlng) { total } }`,
      variables,
    );
    assert.equal(errors, undefined, JSON.stringify(errors));
    return data.job_search.total;
  };
  const slugIn = ({ slug }, locale) => slug.find((entry) => entry.locale === locale).value;
  const findJobs = (locale, slug) => `${locale === 'en' ? '/hk/en' : '/hk'}/find-jobs/${encodeURIComponent(slug)}/`;

  test('[2.22] /find-jobs/ is the job search in both languages', async () => {
    for (const path of ['/hk/find-jobs/', '/hk/en/find-jobs/']) {
      const page = await open(path);
      assert.equal(page.status, 200);
      assert.equal(totalIn(page.heading), 4200);
      assert.equal(page.cards, 20);
      assert.equal(page.canonical, path);
      assert.equal(page.noindex, false);
    }
  });

  test('[2.23] q holds the free text', async () => {
    const page = await open('/hk/en/find-jobs/?q=cook');
    assert.match(page.heading, /“cook”/);
    assert.equal(totalIn(page.heading), await total({ term: 'cook' }));
    assert.equal(page.canonical, '/hk/en/find-jobs/');
  });

  test('[2.26] every district and every category has its slug page in both languages', async () => {
    const walks = [
      ...lists.districts.map((district) => [district, { district: [district.shortCode] }]),
      ...lists.job_categories.map((category) => [category, { jobType: [category.code] }]),
    ];
    assert.equal(walks.length, 37 + 17);
    for (const [thing, variables] of walks) {
      const expected = await total(variables);
      for (const locale of ['zh-hant', 'en']) {
        const path = findJobs(locale, slugIn(thing, locale));
        const page = await open(path);
        assert.equal(page.status, 200, path);
        assert.equal(totalIn(page.heading), expected, path);
        assert.equal(totalIn(page.title), expected, path);
        assert.equal(page.canonical, path);
        assert.equal(page.other('en-HK'), findJobs('en', slugIn(thing, 'en')));
        assert.equal(page.other('zh-Hant-HK'), findJobs('zh-hant', slugIn(thing, 'zh-hant')));
        assert.equal(page.noindex, expected === 0, path);
      }
    }
  });

  test('[9.18] a slug joins names with a full-width bar; a plain bar and another order lead there', async () => {
    const right = findJobs('zh-hant', `旺角${bar}餐飲${bar}兼職`);
    const page = await open(right);
    assert.equal(page.status, 200);
    assert.match(page.heading, /旺角餐飲兼職/);
    assert.match(page.title, /旺角餐飲兼職/);
    assert.match(page.description, /旺角餐飲兼職/);
    assert.equal(page.noindex, true, 'more than two parts');
    const trail = JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)/.exec(page.html)[1]);
    assert.deepEqual([trail['@type'], trail.itemListElement.length], ['BreadcrumbList', 3]);
    assert.ok(trail.itemListElement[2].item.endsWith(right));
    assert.equal(page.other('en-HK'), findJobs('en', `mong-kok${bar}food-and-beverage${bar}part-time`));
    assert.equal(totalIn(page.heading), await total({ district: ['030503'], jobType: ['food-and-beverage'], employment: ['pt'] }));
    for (const other of [`旺角|餐飲|兼職`, `兼職${bar}旺角${bar}餐飲`]) {
      const moved = await open(`/hk/find-jobs/${encodeURIComponent(other)}/?hourlyRate=60`);
      assert.deepEqual([moved.status, moved.location], [301, `${right}?hourlyRate=60`]);
    }
    assert.equal((await open(`/hk/en/find-jobs/mong-kok|part-time/`)).location, findJobs('en', `mong-kok${bar}part-time`));
  });

  test('the quick bar marks the page that it stands on', async () => {
    const marked = (html) => [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g)].map(([, name]) => name);
    assert.deepEqual(marked((await open(findJobs('en', 'part-time'))).html.split('<main')[0]), ['Part-time']);
    assert.deepEqual(marked((await open('/hk/en/find-jobs/')).html.split('<main')[0]), []);
  });

  test('a slug with an unknown part is not found', async () => {
    for (const slug of ['nowhere', `mong-kok${bar}nowhere`, '旺角', `mong-kok${bar}central`, 'kitchen']) {
      const page = await open(findJobs('en', slug));
      assert.equal(page.status, 404, slug);
      assert.match(page.html, /The URL is wrong or the page does not exist/);
    }
  });

  test('what a slug page could say names it as the canonical address', async () => {
    const canonical = async (query) => (await open(`/hk/en/find-jobs/?${query}`)).canonical;
    assert.equal(await canonical('district=030503&employment=pt'), findJobs('en', `mong-kok${bar}part-time`));
    assert.equal(await canonical('jobType=WW'), findJobs('en', 'waiter-or-waitress'));
    assert.equal(await canonical('jobType=WW&page=2'), `${findJobs('en', 'waiter-or-waitress')}?page=2`);
    for (const query of ['district=030503,040101', 'district=030503&q=cook', 'employment=pt&hourlyRate=60'])
      assert.equal(await canonical(query), '/hk/en/find-jobs/', query);
    assert.equal((await open(`${findJobs('en', 'mong-kok')}?hourlyRate=60&page=2`)).canonical, `${findJobs('en', 'mong-kok')}?page=2`);
  });

  test('a slug page with more of what its slug chose moves to the search that says both', async () => {
    const moved = await open(`${findJobs('en', `mong-kok${bar}part-time`)}?district=040101&q=cook`);
    assert.deepEqual([moved.status, moved.location], [301, '/hk/en/find-jobs/?q=cook&district=040101,030503&employment=pt']);
    assert.equal((await open(`${findJobs('en', 'mong-kok')}?district=030503`)).status, 200);
  });

  test('[3.85] the old values of working time lead to the new ones', async () => {
    const moved = async (path) => {
      const { status, location } = await open(path);
      return [status, location];
    };
    assert.deepEqual(await moved('/hk/find-jobs/?workingHour=day&q=cook'), [301, '/hk/find-jobs/?workingHour=DayTime,Afternoon&q=cook']);
    assert.deepEqual(await moved('/hk/en/find-jobs/advanced/?workingHour=night,DayTime'), [301, '/hk/en/find-jobs/advanced/?workingHour=NightTime,Overnight,DayTime']);
    assert.deepEqual(await moved('/hk/en/find-jobs/?workingHour=weekend'), [301, '/hk/en/find-jobs/?workingDay=Weekend']);
    assert.deepEqual(await moved('/hk/en/find-jobs/?workingDay=Weekend&workingHour=weekday,Overnight'), [301, '/hk/en/find-jobs/?workingDay=Weekend,Weekday&workingHour=Overnight']);
    assert.deepEqual(await moved('/hk/en/find-jobs/?workingHour=&q=cook&workingHour=night'), [301, '/hk/en/find-jobs/?workingHour=NightTime,Overnight&q=cook']);
    // No working day was ever called so: it stands, and finds what it finds.
    assert.equal((await open('/hk/en/find-jobs/?workingDay=day')).status, 200);
    assert.equal((await open('/hk/en/find-jobs/?workingHour=Overnight&workingDay=Weekend')).status, 200);
  });

  test('[2.61] [5.24] the page is a positive integer, else it is 1', async () => {
    const first = async (path) => /<article.*?<h3[^>]*>.*?href="([^"]*)"/s.exec((await open(path)).html)?.[1];
    const one = await first('/hk/en/find-jobs/');
    for (const page of ['0', '-1', 'abc', '1.5', '']) assert.equal(await first(`/hk/en/find-jobs/?page=${page}`), one, page);
    assert.notEqual(await first('/hk/en/find-jobs/?page=2'), one);
    assert.equal((await open('/hk/en/find-jobs/?page=2')).canonical, '/hk/en/find-jobs/?page=2');
    assert.deepEqual((await open('/hk/en/find-jobs/?q=cook&page=1')).location, '/hk/en/find-jobs/?q=cook');
    const past = await open('/hk/en/find-jobs/?page=999999999');
    assert.deepEqual([past.status, past.cards, totalIn(past.heading), past.noindex], [200, 0, 4200, true]);
  });

  test('[7.20] the total shown is the total of the service for 200 random searches', async () => {
    const { below, pick, some } = dice(20261115);
    const codes = lists.job_categories.flatMap(({ code, types }) => [code, ...types.flatMap(({ shortCode }) => shortCode ?? [])]);
    const words = ['cook', '侍應', 'night', '收銀', 'driver', '旺角', 'shop assistant'];
    for (let round = 0; round < 200; round += 1) {
      const one = (chance, choose) => (below(100) < chance ? choose() : undefined);
      const chosen = {
        q: one(25, () => pick(words)),
        district: some(lists.districts.map(({ shortCode }) => shortCode), below(4)),
        jobType: some(codes, below(5)),
        employment: some(['ft', 'pt', 'ct'], below(3)),
        workingDay: some(['Weekday', 'Weekend'], below(2)),
        workingHour: some(['DayTime', 'Afternoon', 'NightTime', 'Overnight'], below(3)),
        hourlyRate: one(15, () => pick([50, 55, 60, 70])),
        monthlyRate: one(10, () => pick([12000, 15000, 17000, 20000])),
        fromWorkingDaysPerWeek: one(15, () => pick([1, 3, 5])),
        fromWorkingHoursPerDay: one(15, () => pick([4, 6, 8])),
        latlng: one(10, () => '22.32,114.17'),
      };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(chosen)) {
        if (value !== undefined && `${value}` !== '') query.set(name, `${value}`);
      }
      const { q, ...filters } = chosen;
      const path = `${pick(['/hk', '/hk/en'])}/find-jobs/?${query}`;
      const page = await open(path);
      const expected = await total({ ...filters, term: q });
      const shown = totalIn(page.heading.replace(/[「“][^」”]*[」”]/g, ''));
      assert.equal(shown, expected, path);
      assert.equal(page.cards, Math.min(20, expected), path);
    }
  });

  test('[5.23] a place that is none on earth is ignored', async () => {
    for (const latlng of ['91,114.1', '22.3,181', '-91,0', 'here', '22.3'])
      assert.equal(totalIn((await open(`/hk/en/find-jobs/?latlng=${latlng}`)).heading), 4200, latlng);
    const near = await open('/hk/en/find-jobs/?latlng=22.32,114.17');
    assert.equal(totalIn(near.heading), await total({ latlng: '22.32,114.17' }));
    assert.match(near.html, /Within 5 km/);
  });

  test('an empty result tells what each filter costs', async () => {
    const page = await open('/hk/en/find-jobs/?q=cook&jobType=SG&district=051803');
    assert.equal(totalIn(page.heading), 0);
    const ways = [...page.html.matchAll(/<li><a class="[^"]*way[^"]*" href="([^"]*)"><span>([^<]*)<\/span><span[^>]*>([^<]*)</g)];
    assert.ok(ways.length >= 1);
    for (const [, href, name, count] of ways) {
      const there = await open(unescape(href));
      assert.equal(totalIn(there.heading.replace(/“[^”]*”/g, '')), totalIn(count), name);
    }
  });

  test('[2.24] [2.20] the advanced pages are there, and not for search engines', async () => {
    for (const path of ['/hk/find-jobs/advanced/', '/hk/en/find-jobs/advanced/', '/hk/company/advanced/', '/hk/en/company/advanced/']) {
      const page = await open(path);
      assert.deepEqual([page.status, page.noindex, page.canonical], [200, true, path]);
    }
  });

  test('[2.19] /company/ is the company search', async () => {
    const page = await open('/hk/en/company/');
    assert.deepEqual([page.status, totalIn(page.heading), page.canonical], [200, 300, '/hk/en/company/']);
    const { data } = await site.graphql('{ company_search(district: ["030503"], employment: ["ft"]) { total result { company { name } } } }');
    const found = await open('/hk/en/company/?district=030503&employment=ft');
    assert.equal(totalIn(found.heading), data.company_search.total);
    for (const { company } of data.company_search.result) assert.ok(unescape(found.html).includes(company.name), company.name);
    assert.equal((await open('/hk/en/company/?page=1')).location, '/hk/en/company/');
  });

  test('[2.77] the way to all filters carries what a slug page says', async () => {
    const page = await open(`${findJobs('en', `mong-kok${bar}part-time`)}?hourlyRate=60&page=2`);
    const expected = '/hk/en/find-jobs/advanced/?district=030503&amp;employment=pt&amp;hourlyRate=60';
    assert.ok(page.html.includes(`href="${expected}"`));
  });
});
