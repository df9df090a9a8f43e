// What a job's hours, pay and texts mean: the answers of the service and the job page.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { fact, main, section, words } from '../support/html.mjs';
import { eventually } from '../support/outage.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const open = { published_at: '2026-11-01T02:00:00Z', expires_at: '2099-12-31T00:00:00Z' };
const monthly = { from_hourly_rate: undefined, to_hourly_rate: undefined };
const week = (days, hours) => ({
  from_working_days_per_week: days,
  to_working_days_per_week: days,
  from_working_hours_per_day: hours,
  to_working_hours_per_day: hours,
});
const c = (number) => ({ company_id: id(number, 'c0') });
const lines = [
  ...[1, 2, 3, 4, 5].map((number) => company(number)),
  // Eleven waiters in Mong Kok of five companies, paid $60 to $70.
  ...Array.from({ length: 11 }, (_, index) =>
    job(1 + index, { ...open, ...c(1 + (index % 5)), ...week(5, 4), from_hourly_rate: 60 + index, to_hourly_rate: 60 + index }),
  ),
  // Others of which there are too few.
  job(20, { ...open, ...monthly, ...week(6, 8), employment: 'ft', job_types: ['SG'], from_monthly_rate: 18000, to_monthly_rate: 18000 }),
  job(21, { ...open, ...monthly, ...week(6, 8), employment: 'ft', job_types: ['SG'] }),
  job(22, { ...open, ...week(1, 17), job_types: ['SA'], state: 'closed', published_at: '2025-06-01T02:00:00Z' }),
  job(23, { ...open, ...week(1, 17), job_types: ['SA'] }),
  job(24, { ...open, ...monthly, ...week(5, 8), employment: 'ft', job_types: ['IA'], from_monthly_rate: 15000, to_monthly_rate: 20000 }),
  job(25, {
    ...open,
    job_types: ['SA'],
    job_description: {
      'zh-hant': '入職前請先交按金 $500。請勿在此申請，加 WhatsApp 或 Telegram 聯絡。',
      en: 'Please pay a deposit of $500 before you start. Do not apply here: message us on Telegram.',
    },
  }),
];
const reckoning = `reckoning {
  contract { answer ground least_hours most_hours numbers { quantity value from checked ordinance section } follows { quantity value } }
  other_pay { unit from_cents to_cents least_hours most_hours }
  after_mpf { kind own_share_from_cents left_to_cents numbers { quantity value from ordinance section } scale { section } }
  minimum_wage { quantity value from ordinance section }
}`;

describe('what a job really gives', () => {
  let site;
  const settings = { database: `sqlite:${join(privateFolder(), 'site.db')}` };
  const put = (changed) => {
    const done = importCatalogue(settings, ndjson(changed));
    assert.equal(done.code, 0, done.err);
  };
  const jobOf = async (number, fields, headers) => {
    const answer = await site.graphql(`query ($ids: [ID!]!) { get_jobs(ids: $ids) { ${fields} } }`, { ids: [id(number)] }, headers);
    assert.equal(answer.errors, undefined);
    return answer.data.get_jobs[0];
  };
  const pageOf = async (number, prefix = '/hk/en') => {
    const moved = await site.get(`${prefix}/job/${id(number)}/`);
    const answer = await site.get(moved.headers.get('location'));
    assert.equal(answer.status, 200);
    return answer.text();
  };

  before(async () => {
    put(lines.map((line) => JSON.parse(JSON.stringify(line))));
    site = await Site.start(settings);
  });
  after(() => site?.stop());

  test('[13.01] a job says whether its hours reach a continuous contract, by which numbers, and what follows', async () => {
    const { contract } = (await jobOf(20, reckoning)).reckoning;
    assert.equal(contract.answer, 'yes');
    assert.deepEqual([contract.least_hours, contract.most_hours], [48, 48]);
    assert.deepEqual(contract.numbers[0], {
      quantity: 'contract_hours_a_week',
      value: 17,
      from: '2026-01-18',
      checked: '2026-11-19',
      ordinance: 'Employment Ordinance (Cap. 57)',
      section: 's. 3 and First Schedule (amended 2025)',
    });
    assert.deepEqual(contract.numbers[1].value, 68);
    const follows = new Map(contract.follows.map(({ quantity, value }) => [quantity, value]));
    assert.equal(follows.get('holiday_pay_after_months'), 3);
    assert.equal(follows.get('annual_leave_after_months'), 12);
    const page = section(await pageOf(20), 'Your rights');
    assert.match(words(page), /The hours are enough for a “continuous contract” 48 hours a week/);
    assert.match(words(page), /After 3 months: pay on statutory holidays After 40 weeks.*After 12 months: paid annual leave/);
    assert.match(words(page), /Employment Ordinance \(Cap\. 57\) s\. 40/);
    assert.match(words(section(await pageOf(20, '/hk'), '你的權益')), /工時足夠，算是「連續性合約」 每週 48 小時/);
  });

  test('[13.01] a closed job is reckoned by the law of the day on which it was published', async () => {
    assert.equal((await jobOf(22, reckoning)).reckoning.contract.answer, 'no');
    assert.equal((await jobOf(22, reckoning)).reckoning.contract.numbers[0].value, 18);
    assert.equal((await jobOf(23, reckoning)).reckoning.contract.answer, 'yes');
  });

  test('[13.01] of agents it says that they may be no employees', async () => {
    const found = (await jobOf(24, reckoning)).reckoning;
    assert.equal(found.contract.answer, 'if_employed');
    assert.equal(found.after_mpf, null);
    assert.match(words(section(await pageOf(24), 'Your rights')), /only if you are an employee.*self-employed/);
  });

  test('[13.02] monthly pay is told by the hour and after MPF, with how it was reckoned', async () => {
    const { other_pay, after_mpf, minimum_wage } = (await jobOf(20, reckoning)).reckoning;
    assert.deepEqual(other_pay, { unit: 'hour', from_cents: 8653, to_cents: 8653, least_hours: 48, most_hours: 48 });
    assert.deepEqual([after_mpf.kind, after_mpf.own_share_from_cents, after_mpf.left_to_cents], ['monthly', 90_000, 1_710_000]);
    assert.deepEqual(minimum_wage, {
      quantity: 'minimum_wage_cents',
      value: 4310,
      from: '2026-05-01',
      ordinance: 'Minimum Wage Ordinance (Cap. 608)',
      section: 'Schedule 3',
    });
    const page = words(section(await pageOf(20), 'What the pay means'));
    assert.match(page, /About \$86\.5 an hour, at 48 hours a week/);
    assert.match(page, /After MPF about \$17,100 a month is left \(your own share: \$900\)/);
    assert.match(page, /The legal minimum wage is \$43\.1 an hour/);
    assert.match(page, /For the first 30 days, and until the end of the pay month/);
    assert.match(page, /5% of your pay: nothing below \$7,100 a month, and at most \$1,500 above \$30,000/);
    assert.match(page, /Mandatory Provident Fund Schemes Ordinance \(Cap\. 485\) s\. 9 and Schedule 2 · since 1 Nov 2013/);
    assert.match(page, /informs and does not advise.*Labour Department 2717 1771/);
  });

  test('[13.02] hourly pay is told by the month; of negotiable pay nothing is said', async () => {
    const page = words(section(await pageOf(1), 'What the pay means'));
    assert.match(page, /About \$5,200 a month, at 20 hours a week/);
    assert.match(page, /\(your own share: \$0\)/);
    const { other_pay, after_mpf } = (await jobOf(21, reckoning)).reckoning;
    assert.deepEqual([other_pay, after_mpf], [null, null]);
    assert.equal(section(await pageOf(21), 'What the pay means'), undefined);
  });

  test('[13.03] a pay lies among open jobs of the kind and district, and the page follows the others', async () => {
    const place = 'pay_place { unit lower middle upper percent_below job_count company_count job_type district }';
    assert.deepEqual((await jobOf(6, place)).pay_place, {
      unit: 'hour',
      lower: 62,
      middle: 65,
      upper: 67,
      percent_below: 45,
      job_count: 11,
      company_count: 5,
      job_type: 'Waiter or Waitress',
      district: 'Mong Kok',
    });
    assert.match(words(await pageOf(6)), /Of every 100 open jobs as Waiter or Waitress in Mong Kok, 45 pay less than this one/);
    assert.match(words(await pageOf(6)), /Half of them pay \$62 to \$67 an hour \(11 jobs of 5 companies\)/);
    // A job that neither page nor answer shows changes its pay: both follow.
    put([job(11, { ...open, ...c(1), ...week(5, 4), from_hourly_rate: 55, to_hourly_rate: 55 })]);
    await eventually(async () => (await jobOf(6, place)).pay_place.percent_below === 54, 'the new place of the pay');
    await eventually(async () => words(await pageOf(6)).includes('Mong Kok, 54 pay less than this one'), 'a page that tells it');
    // Of nine jobs nothing is said any more.
    put([job(11, { ...open, ...c(1), state: 'closed' }), job(10, { ...open, ...c(5), state: 'closed' })]);
    await eventually(async () => (await jobOf(6, place)).pay_place === null, 'the end of the comparison');
    await eventually(async () => !words(await pageOf(6)).includes('pay less than this one'), 'a page without it');
    assert.equal((await jobOf(20, place)).pay_place, null);
  });

  test('[13.10] signs of a scam are explained, with one page of advice and the report one tap away', async () => {
    const { scam_signs } = await jobOf(25, 'scam_signs { kind words }', { 'Accept-Language': 'en' });
    assert.deepEqual(scam_signs.map(({ kind }) => kind).sort(), ['asks_for_money', 'moves_to_chat']);
    assert.match(scam_signs.find(({ kind }) => kind === 'asks_for_money').words, /deposit of \$500/);
    for (const [prefix, warning, report] of [
      ['/hk/en', 'An honest employer never asks for a deposit', 'Report this job'],
      ['/hk', '正當的僱主不會要求先付按金', '舉報這份工作'],
    ]) {
      const page = main(await pageOf(25, prefix));
      const before = page.slice(0, page.indexOf('<section'));
      assert.ok(words(before).includes(warning), prefix);
      assert.ok(words(before).includes(report), prefix);
      assert.match(before, /href="tel:18222"/);
      const advice = /href="([^"]*\/blogs\/[^"]*)"/.exec(before)[1];
      const article = await site.get(advice);
      assert.equal(article.status, 200, advice);
      const text = await article.text();
      assert.match(text, /href="tel:18222"/);
      assert.match(text, /https:\/\/cyberdefender\.hk\//);
    }
    assert.deepEqual((await jobOf(20, 'scam_signs { kind }')).scam_signs, []);
    assert.doesNotMatch(await pageOf(20), /tel:18222/);
  });

  test('the job page says each fact once, in the order in which people ask', async () => {
    const page = main(await pageOf(20));
    const titles = ['What the pay means', 'Allowances and benefits', 'Where you will work', 'Requirements', 'What you will do', 'About the job', 'Your rights', 'About the employer'];
    const places = titles.map((title) => page.indexOf(`>${title}</h2>`));
    assert.ok(places.every((place) => place > 0), `${places}`);
    assert.deepEqual(places, [...places].sort((a, b) => a - b));
    assert.equal(words(page.slice(0, page.indexOf('id="similar"'))).match(/\$18K \/ month/g).length, 1);
    assert.equal(fact(page, 'Rotation shift'), 'No');
  });
});
