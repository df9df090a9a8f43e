import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { fact, head, main, section, structured, words } from '../support/html.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const open = { published_at: '2026-11-01T02:00:00Z', expires_at: '2099-12-31T00:00:00Z' };
const everything = job(2, {
  ...open,
  employment: 'ct',
  job_types: ['EH', 'PR'],
  job_name: { 'zh-hant': '展覽會助理', en: 'Fair helper' },
  job_description: { 'zh-hant': '協助參展。', en: 'Help at the fair.\n\n- Set up <booths>.\n- Greet guests.' },
  start_date: '2099-12-01',
  end_date: '2099-12-05',
  career_level: 'entry',
  education: 'form-3',
  shift_required: true,
  alternative_sat: true,
  vacancy: 12,
  from_working_days_per_week: 5,
  to_working_days_per_week: 6,
  from_working_hours_per_day: 7.5,
  to_working_hours_per_day: 9,
  cert: ['first-aid'],
  skill: ['customer-service'],
  spoken_skill: [{ language: 'cantonese', level: 'excellent' }],
  written_skill: [{ language: 'english', level: 'basic' }],
  allowances: [
    { name: 'meal', description: { en: 'Lunch box', 'zh-hant': '包午餐' } },
    { name: 'travel', description: { en: '$20 a day', 'zh-hant': '每日 $20' } },
    { name: 'other', description: { en: 'A bonus', 'zh-hant': '獎金' } },
  ],
  attributes: [
    { category: { en: 'Benefits' }, name: { en: 'Uniform' }, category_display_sequence: 2, display_sequence: 3 },
  ],
  working_hour: ['mon', 'tue', 'wed', 'thu', 'fri']
    .map((day_of_week) => ({ day_of_week, start_time: '09:00', end_time: '17:30' }))
    .concat([{ day_of_week: 'sat', start_time: '22:00', end_time: '06:00' }]),
});
const fullTime = {
  employment: 'ft',
  from_hourly_rate: undefined,
  to_hourly_rate: undefined,
  from_monthly_rate: 15000,
  to_monthly_rate: 18500,
};
const hidden = { ...job(6).address[0], coordinates: { lat: 91, lng: 114 } };
const lines = [
  company(1),
  company(2),
  company(3, { is_suspended: true }),
  company(4, { name: { 'zh-hant': '第2號公司', en: 'Company two' } }),
  job(1, open),
  everything,
  job(3, { ...open, ...fullTime, company_id: id(2, 'c0') }),
  job(4, { ...open, state: 'closed' }),
  job(5, { ...open, state: 'suspended' }),
  job(6, { ...open, address: [hidden] }),
  job(7, { ...open, company_id: id(3, 'c0') }),
  job(9, { ...open, apply_url: 'https://jobs.example.hk/9' }),
  job(8, { ...open, address_on_map: false, company_id: id(2, 'c0') }),
  company(5),
  job(10, { ...open, company_id: id(5, 'c0'), job_name: { 'zh-hant': '洗碗工' }, job_description: { 'zh-hant': '清洗碗碟。' } }),
  job(11, { ...open, company_id: id(5, 'c0'), job_description: { en: 'Carry plates.' } }),
  ...Array.from({ length: 8 }, (_, index) => job(20 + index, { ...open, company_id: id(4, 'c0') })),
];

/** The words of the job at a glance. */
const summary = (page) => words(/<header.*?<\/header>/s.exec(main(page))?.[0] ?? '');

describe('job pages', () => {
  let site;
  const settings = {
    database: `sqlite:${join(privateFolder(), 'site.db')}`,
    public_url: 'https://hoigung.example.hk',
  };
  const paths = {};
  const html = async (path, status = 200) => {
    const answer = await site.get(path);
    assert.equal(answer.status, status, path);
    return answer.text();
  };

  before(async () => {
    const plain = (line) => JSON.parse(JSON.stringify(line));
    const done = importCatalogue(settings, ndjson(lines.map(plain)));
    assert.equal(done.code, 0, done.err);
    site = await Site.start(settings);
    paths.en = `/hk/en/job/fair-helper/${id(2)}/`;
    paths.zh = `/hk/job/${encodeURIComponent('展覽會助理')}/${id(2)}/`;
  });
  after(() => site?.stop());

  test('[2.28] [3.26] the job page has the title, in both languages', async () => {
    assert.match(await html(paths.en), /<h1[^>]*>Fair helper<\/h1>/);
    assert.match(await html(paths.zh), /<h1[^>]*>展覽會助理<\/h1>/);
  });

  test('[2.28] slug and id are optional in the pattern, and a wrong slug moves to the right one', async () => {
    for (const path of [`/hk/en/job/${id(2)}/`, `/hk/en/job/wrong/${id(2)}/`, `/hk/en/job/%E5%B1%95/${id(2)}/`]) {
      const answer = await site.get(path);
      assert.equal(answer.status, 301, path);
      assert.equal(answer.headers.get('location'), paths.en);
    }
    // What a campaign hung on it goes along, each visitor's own.
    for (const campaign of ['?utm_source=poster&utm_campaign=%E5%A4%8F', '?ref=2', '']) {
      const tagged = await site.get(`/hk/en/job/${id(2)}/${campaign}`);
      assert.equal(tagged.headers.get('location'), `${paths.en}${campaign}`);
    }
    const chinese = await site.get(`/hk/job/fair-helper/${id(2)}/`);
    assert.equal(chinese.headers.get('location'), paths.zh);
    for (const path of ['/hk/en/job/', '/hk/en/job/fair-helper/', '/hk/en/job/fair-helper/123/']) {
      assert.match(words(await html(path, 404)), /Page not found/);
    }
    assert.match(words(await html('/hk/en/job/fair-helper/123/', 404)), /The URL is wrong or the page does not exist/);
    assert.equal((await site.get(`/hk/en/job/fair-helper/${id(2)}`)).headers.get('location'), paths.en);
  });

  test("[10.19] a job in one language says so on the other language's page", async () => {
    const pageOf = async (prefix, number) => words(await html((await site.get(`${prefix}/job/${id(number)}/`)).headers.get('location')));
    assert.match(await pageOf('/hk/en', 10), /Only in Chinese: not translated/);
    assert.doesNotMatch(await pageOf('/hk', 10), /未有翻譯/);
    assert.match(await pageOf('/hk', 11), /只有英文，未有翻譯/);
    assert.doesNotMatch(await pageOf('/hk/en', 11), /not translated/);
    assert.doesNotMatch(words(await html(paths.en)), /not translated/);
  });

  test('[3.24] [3.25] it shows the employer and the employment type', async () => {
    const page = await html(paths.en);
    assert.match(page, new RegExp(`<a[^>]*href="/hk/en/company/company-1/${id(1, 'c0')}/"[^>]*>.*?Company 1`, 's'));
    assert.match(summary(page), /Temp/);
    assert.match(summary(await html(paths.zh)), /臨時工/);
  });

  test('[3.27] [3.14] it shows the salary, by the hour or by the month in thousands', async () => {
    assert.match(summary(await html(paths.en)), /\$60 - \$65 \/ hour/);
    const monthly = await html(`/hk/en/job/waiter-3/${id(3)}/`);
    assert.match(summary(monthly), /\$15K - \$18\.5K \/ month/);
    const before = words(main(monthly));
    assert.ok(before.indexOf('$15K - $18.5K') < before.indexOf('About the job'), 'pay comes first');
  });

  test('[3.28] [3.41] it shows the district and the address with a map link', async () => {
    const places = section(await html(paths.en), 'Where you will work');
    assert.match(words(places), /Mong Kok 700 Nathan Road/);
    assert.match(
      places,
      /href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=22\.3193,114\.1694" target="_blank" rel="noopener"/,
    );
    assert.match(words(section(await html(paths.zh), '工作地點')), /旺角 彌敦道 700 號/);
  });

  test('[5.23] coordinates that cannot be, or that are not to be shown, have no map link', async () => {
    for (const number of [6, 8]) {
      const page = await html(`/hk/en/job/waiter-${number}/${id(number)}/`);
      assert.match(words(page), /700 Nathan Road/);
      assert.doesNotMatch(page, /maps\/search/);
      assert.equal(structured(page).JobPosting.jobLocation[0].geo, undefined);
    }
  });

  test('[3.29] it shows the working days and the hours as a week', async () => {
    const page = await html(paths.en);
    assert.match(summary(page), /5-6 days a week · 7\.5-9 hours a day/);
    assert.equal(fact(page, 'Mon - Fri'), '09:00 - 17:30');
    assert.equal(fact(page, 'Sat'), '22:00 - 06:00 (next day)');
    assert.equal(fact(page, 'Sun'), 'Off');
    const chinese = await html(paths.zh);
    assert.equal(fact(chinese, '星期一至星期五'), '09:00 - 17:30');
    assert.equal(fact(chinese, '星期日'), '休息');
  });

  test('[3.30] [3.37] it shows the job types and the vacancy count', async () => {
    const page = await html(paths.en);
    assert.equal(fact(page, 'Job type'), 'Event Helper, Promoter');
    assert.equal(fact(page, 'Vacancies'), '12');
    assert.equal(fact(await html(paths.zh), '空缺'), '12 個');
  });

  test('[3.31] it shows the allowances: meal, travel and other', async () => {
    const page = await html(paths.en);
    assert.equal(fact(page, 'Meal allowance'), 'Lunch box');
    assert.equal(fact(page, 'Travel allowance'), '$20 a day');
    assert.equal(fact(page, 'Other allowance'), 'A bonus');
    assert.equal(fact(await html(paths.zh), '交通津貼'), '每日 $20');
  });

  test('[3.32] [3.33] it shows the education and the certificates', async () => {
    const page = await html(paths.en);
    assert.equal(fact(page, 'Education'), 'Form 3');
    assert.match(fact(page, 'Certificates and licences'), /First aid/i);
    assert.equal(fact(await html(`/hk/en/job/waiter-1/${id(1)}/`), 'Education'), 'None');
  });

  test('[3.34] [3.35] it shows the languages with their levels, and the skills', async () => {
    const page = await html(paths.en);
    assert.equal(fact(page, 'Spoken languages'), 'Cantonese (excellent)');
    assert.equal(fact(page, 'Written languages'), 'English (basic)');
    assert.match(fact(page, 'Skills'), /Customer service/i);
    assert.equal(fact(await html(paths.zh), '會話'), '廣東話（流利）');
  });

  test('[3.36] it shows the start and the end date', async () => {
    assert.match(summary(await html(paths.en)), /1 Dec 2099 - 5 Dec 2099/);
    assert.match(summary(await html(paths.zh)), /2099年12月1日 - 2099年12月5日/);
    assert.doesNotMatch(summary(await html(`/hk/en/job/waiter-1/${id(1)}/`)), /2099/);
  });

  test('[3.38] [3.39] it shows whether there is a rotation shift and an alternate Saturday', async () => {
    const page = await html(paths.en);
    assert.equal(fact(page, 'Rotation shift'), 'Yes');
    assert.equal(fact(page, 'Alternate Saturday'), 'Yes');
    const plain = await html(`/hk/en/job/waiter-1/${id(1)}/`);
    assert.equal(fact(plain, 'Rotation shift'), 'No');
    assert.equal(fact(plain, 'Alternate Saturday'), 'No');
  });

  test('[3.42] [9.10] it shows at most 6 similar jobs, never itself, those of other companies first', async () => {
    const similar = section(await html(paths.en), 'Similar jobs');
    assert.equal(similar.match(/<article/g).length, 6);
    assert.doesNotMatch(similar, /Fair helper/);
    assert.doesNotMatch(words(similar), /Company 1/);
  });

  test("[3.43] it shows other vacancies of the company, and 'more' leads to its page", async () => {
    const others = section(await html(`/hk/en/job/waiter-20/${id(20)}/`), 'Other vacancies at Company two');
    assert.equal(others.match(/<article/g).length, 6);
    assert.doesNotMatch(others, /Waiter 20</);
    assert.match(others, new RegExp(`href="/hk/en/company/company-two/${id(4, 'c0')}/"[^>]*>(?:<span[^>]*>)?More`));
  });

  test('an open job is marked up for search engines, with all that they ask for', async () => {
    const { JobPosting: posting, BreadcrumbList: trail } = structured(await html(paths.en));
    assert.equal(posting.title, 'Fair helper');
    assert.equal(posting.description, '<p>Help at the fair.</p><p>- Set up &lt;booths&gt;.<br>- Greet guests.</p>');
    assert.equal(posting.datePosted, '2026-11-01T02:00:00.000Z');
    // A temporary job takes no applications after its end date.
    assert.equal(posting.validThrough, '2099-12-05T16:00:00.000Z');
    assert.equal(posting.employmentType, 'TEMPORARY');
    assert.equal(posting.directApply, true);
    assert.equal(posting.url, `https://hoigung.example.hk${paths.en}`);
    assert.equal(posting.hiringOrganization.name, 'Company 1');
    assert.deepEqual(posting.baseSalary, {
      '@type': 'MonetaryAmount',
      currency: 'HKD',
      value: { '@type': 'QuantitativeValue', minValue: 60, maxValue: 65, unitText: 'HOUR' },
    });
    assert.deepEqual(posting.jobLocation[0].address, {
      '@type': 'PostalAddress',
      streetAddress: '700 Nathan Road',
      addressLocality: 'Mong Kok',
      addressRegion: 'Hong Kong',
      addressCountry: 'HK',
    });
    assert.equal(posting.totalJobOpenings, 12);
    assert.deepEqual(
      trail.itemListElement.map(({ name }) => name),
      ['Home', 'Event Helper', 'Fair helper'],
    );
    const monthly = structured(await html(`/hk/en/job/waiter-3/${id(3)}/`)).JobPosting.baseSalary.value;
    assert.deepEqual(monthly, { '@type': 'QuantitativeValue', minValue: 15000, maxValue: 18500, unitText: 'MONTH' });
  });

  test('the head names the page in both languages', async () => {
    const page = await html(paths.en);
    assert.match(page, /<title>Fair helper at Company 1 \| /);
    assert.match(head(page, 'rel="canonical"'), new RegExp(`href="https://hoigung.example.hk${paths.en}"`));
    assert.ok(head(page, 'hreflang="zh-Hant-HK"').includes(`https://hoigung.example.hk${paths.zh}`));
    assert.match(head(page, 'name="description"'), /\$60 - \$65 \/ hour/);
  });

  test('a closed job has a page that helps: no way to apply, similar jobs, no markup', async () => {
    const page = await html(`/hk/en/job/waiter-4/${id(4)}/`);
    assert.match(words(page), /This job is closed/);
    assert.doesNotMatch(page, /\/apply\//);
    assert.equal(structured(page).JobPosting, undefined);
    assert.match(head(page, 'name="robots"'), /noindex/);
    assert.match(section(page, 'Similar jobs'), /<article/);
    assert.match(await html(paths.en), new RegExp(`href="/hk/en/apply/\\?job=${id(2)}"`));
  });

  test('[2.108] a suspended job, one of a suspended company and an unknown one are 404 with other jobs, and said to be like it only if they are', async () => {
    for (const [number, title, said] of [
      [5, 'Related jobs', /This job has been taken down\. Here are others like it\./],
      [7, 'Related jobs', /This job has been taken down\. Here are others like it\./],
      [999, 'Newest jobs', /There is no such job\. Here are the newest\./],
    ]) {
      const page = await html(`/hk/en/job/waiter-${number}/${id(number)}/`, 404);
      assert.match(words(page), /Page not found/);
      assert.match(words(page), said);
      assert.match(section(page, title), /<article/);
      assert.doesNotMatch(page, new RegExp(`Waiter ${number}<`));
    }
  });

  test('[2.104] applying for no job, or for one that there is not, is a page that is not found', async () => {
    for (const page of ['apply/', 'apply/success/', 'profile/create-apply/']) {
      for (const query of ['?job=', '?job=123', `?job=${id(999)}`]) {
        assert.match(words(await html(`/hk/en/${page}${query}`, 404)), /Page not found/);
        assert.match(words(await html(`/hk/${page}${query}`, 404)), /找不到網頁/);
      }
      assert.equal((await site.get(`/hk/en/${page}?job=${id(2)}`)).status, 200);
    }
    await html('/hk/en/apply/', 404);
    await html('/hk/en/apply/success/', 404);
    await html('/hk/en/profile/create-apply/');
  });

  test('applying for a job that is applied for elsewhere leads to its page, which says where', async () => {
    for (const page of ['apply/', 'profile/create-apply/']) {
      const answer = await site.get(`/hk/en/${page}?job=${id(9)}`);
      assert.deepEqual([answer.status, answer.headers.get('location')], [302, `/hk/en/job/waiter-9/${id(9)}/`]);
    }
    assert.match(await html(`/hk/en/job/waiter-9/${id(9)}/`), /href="https:\/\/jobs\.example\.hk\/9"/);
    const chinese = await site.get(`/hk/apply/?job=${id(9)}`);
    assert.equal(chinese.headers.get('location'), `/hk/job/${encodeURIComponent('侍應9')}/${id(9)}/`);
  });

  test('[1.01] [1.04] part-time, temporary and full-time jobs are found, and filters keep the others out', async () => {
    const kinds = { ft: 'Full-time', pt: 'Part-time', ct: 'Temp' };
    for (const [code, name] of Object.entries(kinds)) {
      const page = main(await html(`/hk/en/find-jobs/?employment=${code}`));
      const cards = [...page.matchAll(/<article.*?<\/article>/gs)].map(([card]) => words(card));
      assert.ok(cards.length > 0, code);
      assert.ok(cards.every((card) => card.includes(name)), code);
    }
    const found = main(await html('/hk/en/find-jobs/?q=fair'));
    assert.match(found, /Fair helper/);
    assert.doesNotMatch(found, /Waiter 1</);
  });
});
