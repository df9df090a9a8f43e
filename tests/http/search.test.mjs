import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { demonstrationDatabase, privateFolder, Site } from '../support/site.mjs';

describe('searching the demonstration catalogue', () => {
  let site;
  before(async () => {
    site = await Site.start({ database: `sqlite:${demonstrationDatabase(privateFolder())}` });
  });
  after(() => site?.stop());

  const search = async (filter, fields = 'total', headers) => {
    const answer = await site.graphql(`{ job_search${filter ? `(${filter})` : ''} { ${fields} } }`, {}, headers);
    assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
    return answer.data.job_search;
  };

  test('[7.20] [7.18] job_search returns result and total', async () => {
    const all = await search('', 'total result { _id job_name company { name } }');
    assert.equal(all.total, 4200);
    assert.equal(all.result.length, 20);
    const page = await search('limit: 30, offset: 4190', 'total result { _id }');
    assert.deepEqual([page.total, page.result.length], [4200, 10]);
  });

  test('[7.21] asked for the total alone, it only counts', async () => {
    assert.deepEqual(await search('employment: ["ct"]'), { total: 630 });
  });

  test('[3.62] every variable of the filter narrows the search', async () => {
    const { result } = await search('limit: 1', 'result { _id company { _id } }');
    const [{ _id, company }] = result;
    const filters = [
      `company: "${company._id}"`, 'term: "waiter"', 'district: ["030503"]', 'employment: ["ft"]', 'workingHour: ["Overnight"]',
      'workingDay: ["Weekend"]', 'fromWorkingDaysPerWeek: 2', 'fromWorkingHoursPerDay: 4.5', 'hourlyRate: 70',
      'monthlyRate: 20000', 'jobType: ["WW"]', 'latlng: "22.3193,114.1694"',
    ];
    for (const filter of filters) {
      const { total } = await search(filter);
      assert.ok(total > 0 && total < 4200, `${filter}: ${total}`);
    }
    assert.equal((await search(`exclude: ["${_id}"]`)).total, 4199);
    assert.equal((await search('company: "nobody"')).total, 0);
  });

  test('[3.85] the old values of the working time filter are understood', async () => {
    const total = async (filter) => (await search(filter)).total;
    assert.equal(await total('workingHour: ["day"]'), await total('workingHour: ["DayTime", "Afternoon"]'));
    assert.equal(await total('workingHour: ["night"]'), await total('workingHour: ["NightTime", "Overnight"]'));
    assert.equal(await total('workingHour: ["weekend"]'), await total('workingDay: ["Weekend"]'));
    assert.equal(await total('workingHour: ["weekday"]'), await total('workingDay: ["Weekday"]'));
  });

  /** Every open job with all of its Chinese and English words. */
  const readAll = async () => {
    const jobs = [];
    const fields = 'result { _id employment job_name job_description company { name } address { address district_name } }';
    for (let offset = 0; offset < 4200; offset += 30) {
      const [chinese, english] = await Promise.all(
        ['zh-hk', 'en'].map((language) => search(`sort: newest, limit: 30, offset: ${offset}`, fields, { 'Accept-Language': language })),
      );
      for (const [at, { employment, job_name, ...more }] of chinese.result.entries()) {
        const { job_name: english_name, ...other } = english.result[at];
        jobs.push({ employment, text: JSON.stringify([job_name, more, english_name, other]) });
      }
    }
    return jobs;
  };

  test('a text finds what a reading of every job finds', async () => {
    const jobs = await readAll();
    assert.equal(jobs.length, 4200);
    const total = async (term) => (await search(`term: "${term}"`)).total;
    assert.equal(await total('臨時工'), jobs.filter(({ employment }) => employment === 'ct').length);
    for (const run of ['同事調更', '提早十五分鐘', '全部日子'])
      assert.equal(await total(run), jobs.filter(({ text }) => text.includes(run)).length, run);
  });

  test('either language finds the same jobs, whatever the caller reads', async () => {
    const ids = async (term, language) => {
      const found = await search(`term: "${term}", limit: 30, sort: newest`, 'total result { _id }', { 'Accept-Language': language });
      return JSON.stringify(found);
    };
    const expected = await ids('侍應 旺角', 'zh-hk');
    assert.equal(await ids('waiter Mong Kok', 'en'), expected);
    assert.equal(await ids('侍应 旺角', 'en'), expected);
    assert.equal(await ids('ＷＡＩＴＥＲ　mong kok', 'zh-hk'), expected);
  });

  test('a misspelt word is mended, and the answer says so', async () => {
    const found = await search('term: "watier"', 'total searched_instead');
    assert.ok(found.total > 0);
    assert.match(found.searched_instead, /waiter/);
  });

  const parts = 'total parts { kind text name district_name left_out }';

  test('[14.01] a text is read for what it means, in the caller\'s language', async () => {
    const found = await search('term: "pt waitress mong kok sat sun"', parts, { 'Accept-Language': 'en' });
    assert.deepEqual(found.parts.map(({ kind, name }) => [kind, name]), [
      ['employment', 'Part-time'], ['work', null], ['place', 'Mong Kok'], ['days', 'Weekends only'],
    ]);
    const same = await search('term: "waitress", district: ["030503"], employment: ["pt"], workingDay: ["WeekendOnly"]');
    assert.equal(found.total, same.total);
    for (const [term, filter] of [['$70', 'hourlyRate: 70'], ['月薪二萬', 'monthlyRate: 20000'], ['時薪73', 'hourlyRate: 73']])
      assert.equal((await search(`term: "${term}"`)).total, (await search(filter)).total, term);
  });

  test('what people would say finds jobs', async () => {
    const said = [
      '$70', 'waiter $65', '時薪80', '月薪二萬', '唔使返夜', '唔使經驗 現金出糧', '學生暑期工', 'pt waitress mong kok sat sun', '旺角 星期日',
      '深水步', '在家工作', 'near me', '炒鑊', 'warehouse night shatin', 'tea lady', 'nepali speaking', 'cash daily',
    ];
    for (const term of said) {
      const { total, searched_instead } = await search(`term: "${term}"`, 'total searched_instead');
      assert.ok(total > 0, term);
      assert.equal(searched_instead, null, term);
    }
  });

  test('[14.02] a part that is taken out is looked for as words', async () => {
    const words = await search('term: "侍應 旺角", asWords: ["旺角"]', parts);
    assert.deepEqual(words.parts.map(({ kind }) => kind), ['work', 'words']);
    assert.deepEqual(words.parts[1].district_name, []);
  });

  test('[14.03] what no job has is left out and said, unless it has to stay', async () => {
    const found = await search('term: "侍應 旺角 時薪1500"', parts);
    assert.ok(found.total > 0);
    assert.deepEqual(found.parts.filter(({ left_out }) => left_out).map(({ kind }) => kind), ['pay']);
    const [, , pay] = found.parts;
    const kept = await search(`term: "侍應 旺角 時薪1500", keep: ["${pay.text}"]`, parts);
    assert.equal(kept.total, 0);
  });

  test('[14.04] a station means around it, the nearest first', async () => {
    const { total, nearest } = await search('term: "旺角站", limit: 30', 'total nearest { address metres }');
    assert.equal(total, (await search('latlng: "22.3193,114.1694"')).total);
    const metres = nearest.map((each) => each.metres);
    assert.deepEqual(metres, metres.toSorted((a, b) => a - b));
    assert.deepEqual((await search('term: "旺角"', 'nearest { metres }')).nearest, []);
  });

  test('[14.05] a suggestion of a whole search finds as many jobs as it says', async () => {
    const { data } = await site.graphql('{ suggest(prefix: "侍應") { kind text code count } }');
    const whole = data.suggest.filter(({ kind }) => kind === 'search');
    assert.ok(whole.length > 0);
    for (const { code, count } of whole) assert.equal((await search(`term: "${code}"`)).total, count, code);
  });

  test('facets count each group without its own filter', async () => {
    const { facets } = await search('employment: ["ct"]', 'facets { employment { code count } }');
    assert.deepEqual(facets.employment, [{ code: 'ft', count: 1260 }, { code: 'pt', count: 2310 }, { code: 'ct', count: 630 }]);
  });

  test('a search says what narrowed it, and when it finds nothing what each filter costs', async () => {
    const fields = 'total filters { name total_without values { code name slug { locale value } } }';
    const found = await search('term: " cook ", district: ["030503", "999999"], workingHour: ["weekend"], hourlyRate: 60', fields);
    assert.deepEqual(found.filters.map(({ name, values }) => [name, values.map(({ code }) => code)]), [
      ['q', ['cook']], ['district', ['030503']], ['hourlyRate', ['60']], ['workingDay', ['Weekend']],
    ]);
    const [, district] = found.filters;
    assert.deepEqual(district.values[0], { code: '030503', name: 'Mong Kok', slug: [{ locale: 'zh-hant', value: '旺角' }, { locale: 'en', value: 'mong-kok' }] });
    assert.equal(district.total_without, null);
    const nothing = await search('term: "cook", district: ["030503"], hourlyRate: 9000', fields);
    const [, without, rate] = nothing.filters.map(({ total_without }) => total_without);
    assert.deepEqual([nothing.total, without], [0, 0]);
    assert.equal(rate, (await search('term: "cook", district: ["030503"]')).total);
    assert.deepEqual((await search('', fields)).filters, []);
  });

  test('[7.20] a code that no list has is no filter', async () => {
    for (const filter of ['district: ["999999"]', 'jobType: ["ZZ"]', 'employment: ["xx"]', 'workingHour: ["never"]']) {
      const { total, filters } = await search(filter, 'total filters { name }');
      assert.deepEqual([total, filters], [4200, []], filter);
    }
    const companies = async (filter) => (await site.graphql(`{ company_search(${filter}) { total } }`)).data.company_search.total;
    assert.equal(await companies('district: ["999999"], jobType: ["ZZ"]'), await companies('term: ""'));
  });

  test('[9.18] a filter slug narrows the search in the language of the caller', async () => {
    const expected = (await search('district: ["030503"], jobType: ["food-and-beverage"], employment: ["pt"]')).total;
    assert.equal((await search('slug: "mong-kok｜food-and-beverage｜part-time"')).total, expected);
    assert.equal((await search('slug: "旺角｜餐飲", employment: ["pt"]', 'total', { 'Accept-Language': 'zh-hk' })).total, expected);
    for (const slug of ['旺角', 'mong-kok｜nowhere', '']) {
      const { data, errors } = await site.graphql(`{ job_search(slug: "${slug}") { total } }`);
      assert.deepEqual([data, errors[0].extensions.error_code], [null, 100012], slug);
    }
  });

  test('a suggestion knows the slug of the page it leads to', async () => {
    const { data } = await site.graphql('{ suggest(prefix: "mong kok") { kind text code slug { locale value } } }');
    const district = data.suggest.find(({ kind }) => kind === 'district');
    assert.deepEqual(district.slug.map(({ value }) => value), ['旺角', 'mong-kok']);
    for (const { kind, slug } of data.suggest) assert.equal(slug.length, ['title', 'search'].includes(kind) ? 0 : 2);
  });

  test('companies say what narrowed them', async () => {
    const narrowed = async (more) => (await site.graphql(`{ company_search(district: ["030503"], employment: ["ft"]${more}) { total filters { name total_without } } }`)).data.company_search;
    const found = await narrowed('');
    assert.deepEqual(found.filters, [{ name: 'district', total_without: null }, { name: 'employment', total_without: null }]);
    const [{ name, total_without }] = (await narrowed(', term: "qzxqzx"')).filters;
    assert.deepEqual([name, total_without], ['q', found.total]);
  });

  test('a limit over 30 is refused everywhere', async () => {
    for (const query of ['{ job_search(limit: 31) { total } }', '{ company_search(limit: 31) { total } }', '{ suggest(prefix: "a", limit: 31) { text } }']) {
      assert.equal((await site.graphql(query)).errors[0].extensions.error_code, 100011, query);
    }
  });

  test('[6.01] [6.02] an anonymous visitor may search jobs and view companies and lists', async () => {
    const made = await fetch(`${site.url}/api/seeker/create-anonymous`, { method: 'POST' });
    const headers = { Authorization: `Bearer ${(await made.json()).data.access_token}` };
    assert.equal((await search('', 'total', headers)).total, 4200);
    const { data } = await site.graphql('{ company_search(limit: 1) { total result { company { _id name } open_job_count } } homepage { job_featured_lists { _id } } }', {}, headers);
    assert.equal(data.company_search.total, 300);
    assert.ok(data.company_search.result[0].open_job_count > 0);
    assert.equal(data.homepage.job_featured_lists.length, 8);
    const list = await site.graphql(`{ job_list(id: "${data.homepage.job_featured_lists[0]._id}") { total } }`, {}, headers);
    assert.ok(list.data.job_list.total > 0);
  });
});
