import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const temp = job(2, {
  company_id: id(2, 'c0'),
  employment: 'ct',
  job_types: ['EH', 'PR'],
  job_name: { 'zh-hant': '展覽會助理', en: 'Fair helper' },
  start_date: '2099-12-01',
  end_date: '2099-12-05',
  published_at: '2026-11-01T02:00:00Z',
  expires_at: '2099-12-31T00:00:00Z',
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
    { name: 'meal', description: { en: 'Lunch box' } },
    { name: 'travel', description: { en: '$20 a day' } },
    { name: 'other' },
  ],
  attributes: [
    { category: { en: 'Benefits' }, name: { en: 'Uniform' }, category_display_sequence: 2, display_sequence: 3 },
  ],
  working_hour: [
    { day_of_week: 'sat', start_time: '22:00', end_time: '06:00' },
    { day_of_week: 'negotiable' },
  ],
});
const fullTime = job(3, {
  employment: 'ft',
  from_hourly_rate: undefined,
  to_hourly_rate: undefined,
  from_monthly_rate: 15000,
  to_monthly_rate: 18500,
});
const lines = [
  company(1),
  company(2),
  company(3, { is_suspended: true }),
  job(1, { published_at: '2026-11-10T00:00:00Z', expires_at: '2099-01-01T00:00:00Z' }),
  temp,
  { ...fullTime, published_at: '2026-11-02T00:00:00Z', expires_at: '2099-01-01T00:00:00Z' },
  job(4, { state: 'closed' }),
  job(5, { state: 'suspended' }),
  job(6, { company_id: id(3, 'c0') }),
  job(7, { address: [{ ...job(7).address[0], coordinates: { lat: 91, lng: 114 } }], address_on_map: false }),
  { kind: 'list', _id: id(1, '11'), name: { 'zh-hant': '好工', en: 'Good jobs' }, job_ids: [id(3), id(4), id(1)], search_query: 'employment=pt', sequence: 1 },
  { kind: 'featured_company', _id: id(1, 'fc'), company_id: id(2, 'c0'), alt_text: { en: 'Logo of Company 2' }, about: { en: 'They are featured.' } },
  { kind: 'featured_company', _id: id(2, 'fc'), company_id: id(3, 'c0'), alt_text: { en: 'Logo of Company 3' } },
  { kind: 'banner', _id: id(1, 'ba'), cover_image: `${id(9, 'aa')}.svg`, link: '/find-jobs/?employment=pt', description: { en: 'Part-time jobs', 'zh-hant': '兼職' } },
];

const lineWithMore = (more) => JSON.parse(JSON.stringify({ ...more }));

describe('the public queries', () => {
  let site;
  const settings = { database: `sqlite:${join(privateFolder(), 'site.db')}` };

  before(async () => {
    const done = importCatalogue(settings, ndjson(lines.map(lineWithMore)));
    assert.equal(done.code, 0, done.err);
    site = await Site.start(settings);
  });
  after(() => site?.stop());

  const jobs = async (fields, ids = [id(2)], headers) => {
    const answer = await site.graphql(`query ($ids: [ID!]!) { get_jobs(ids: $ids) { ${fields} } }`, { ids }, headers);
    assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
    return answer.data.get_jobs;
  };
  const refusal = async (query) => {
    const answer = await site.graphql(query);
    assert.equal(answer.data, null);
    return answer.errors[0];
  };

  test('[3.01] a job has _id, published_at and _updated_at', async () => {
    const [found] = await jobs('_id published_at _updated_at');
    assert.equal(found._id, id(2));
    assert.equal(found.published_at, '2026-11-01T02:00:00.000Z');
    assert.match(found._updated_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('[3.02] [3.03] a job has addresses and says whether they may be shown on a map', async () => {
    const [found] = await jobs('address { _id address district_name district_short_code lat lng } address_on_map');
    assert.deepEqual(found, {
      address: [{ _id: id(2, 'ad'), address: '700 Nathan Road', district_name: 'Mong Kok', district_short_code: '030503', lat: 22.3193, lng: 114.1694 }],
      address_on_map: true,
    });
  });

  test('[5.23] coordinates out of range are no coordinates', async () => {
    const [found] = await jobs('address { address lat lng } address_on_map', [id(7)]);
    assert.deepEqual(found, { address: [{ address: '700 Nathan Road', lat: null, lng: null }], address_on_map: false });
  });

  test('[3.04] [3.87] a job has allowances of the kinds meal, travel and other', async () => {
    const [found] = await jobs('allowances { name description }');
    assert.deepEqual(found.allowances, [
      { name: 'meal', description: 'Lunch box' },
      { name: 'travel', description: '$20 a day' },
      { name: 'other', description: '' },
    ]);
  });

  test('[3.05] a job has attributes with display sequences', async () => {
    const [found] = await jobs('attributes { category name category_display_sequence display_sequence }');
    assert.deepEqual(found.attributes, [{ category: 'Benefits', name: 'Uniform', category_display_sequence: 2, display_sequence: 3 }]);
  });

  test('[3.06] [3.21] a job has alternative_sat, shift_required and vacancy', async () => {
    assert.deepEqual(await jobs('alternative_sat shift_required vacancy', [id(2), id(1)]), [
      { alternative_sat: true, shift_required: true, vacancy: 12 },
      { alternative_sat: false, shift_required: false, vacancy: 1 },
    ]);
  });

  test('[3.07] a job has career_level, cert and skill', async () => {
    const [found] = await jobs('career_level cert { _id name } skill { _id name }');
    assert.equal(found.career_level, 'entry');
    assert.equal(found.cert[0]._id, 'first-aid');
    assert.match(found.cert[0].name, /first aid/i);
    assert.deepEqual(found.skill, [{ _id: 'customer-service', name: 'Customer service' }]);
  });

  test('[3.70] the career levels are entry, middle, senior and top', async () => {
    const { data } = await site.graphql('{ __type(name: "CareerLevel") { enumValues { name } } }');
    assert.deepEqual(data.__type.enumValues.map((value) => value.name), ['entry', 'middle', 'senior', 'top']);
  });

  test('[3.08] a job has a company', async () => {
    const [found] = await jobs('company { _id name }');
    assert.deepEqual(found.company, { _id: id(2, 'c0'), name: 'Company 2' });
  });

  test('[3.09] a job has an education requirement', async () => {
    assert.deepEqual(await jobs('education_requirement { category level name }', [id(2), id(1)]), [
      { education_requirement: { category: 'secondary', level: 2, name: 'Form 3' } },
      { education_requirement: null },
    ]);
  });

  test('[3.10] [3.67] employment is ft, pt or ct', async () => {
    const found = await jobs('employment', [id(1), id(2), id(3)]);
    assert.deepEqual(found.map((each) => each.employment), ['pt', 'ct', 'ft']);
    const { data } = await site.graphql('{ config { employments { code name } } }');
    assert.deepEqual(data.config.employments, [
      { code: 'ft', name: 'Full-time' },
      { code: 'pt', name: 'Part-time' },
      { code: 'ct', name: 'Temp' },
    ]);
  });

  test('[3.11] a job has start_date and end_date', async () => {
    assert.deepEqual(await jobs('start_date end_date', [id(2), id(1)]), [
      { start_date: '2099-12-01', end_date: '2099-12-05' },
      { start_date: null, end_date: null },
    ]);
  });

  test('[3.12] [3.13] a job has hourly and monthly rates', async () => {
    assert.deepEqual(await jobs('from_hourly_rate to_hourly_rate from_monthly_rate to_monthly_rate', [id(1), id(3)]), [
      { from_hourly_rate: 60, to_hourly_rate: 65, from_monthly_rate: null, to_monthly_rate: null },
      { from_hourly_rate: null, to_hourly_rate: null, from_monthly_rate: 15000, to_monthly_rate: 18500 },
    ]);
  });

  test('[3.15] [3.16] a job has working days a week and hours a day', async () => {
    const [found] = await jobs('from_working_days_per_week to_working_days_per_week from_working_hours_per_day to_working_hours_per_day');
    assert.deepEqual(found, { from_working_days_per_week: 5, to_working_days_per_week: 6, from_working_hours_per_day: 7.5, to_working_hours_per_day: 9 });
  });

  test('[3.17] a job has its name and description in the caller’s language', async () => {
    assert.deepEqual(await jobs('job_name job_description'), [{ job_name: 'Fair helper', job_description: 'Look after guests.' }]);
    assert.deepEqual(await jobs('job_name job_description', [id(2)], { 'Accept-Language': 'zh-Hant-HK' }), [
      { job_name: '展覽會助理', job_description: '招呼客人。' },
    ]);
  });

  test('[9.01] names are in Traditional Chinese unless English is preferred', async () => {
    const nameFor = async (language) => (await jobs('job_name', [id(2)], { 'Accept-Language': language }))[0].job_name;
    for (const language of ['', 'fr', 'zh', 'zh-CN,en;q=0.8', 'en;q=0', '*']) assert.equal(await nameFor(language), '展覽會助理', language);
    for (const language of ['en', 'EN-gb', 'fr,en;q=0.5', 'zh;q=0.3,en;q=0.9']) assert.equal(await nameFor(language), 'Fair helper', language);
  });

  test('[3.18] a job has job types with category, name and short code', async () => {
    const [found] = await jobs('job_types { category name short_code }');
    assert.deepEqual(found.job_types, [
      { category: 'Events & Promotion', name: 'Event Helper', short_code: 'EH' },
      { category: 'Events & Promotion', name: 'Promoter', short_code: 'PR' },
    ]);
  });

  test('[3.19] a job’s slug is a list of locale and value', async () => {
    const [found] = await jobs('slug { locale value }');
    assert.deepEqual(found.slug, [
      { locale: 'zh-hant', value: '展覽會助理' },
      { locale: 'en', value: 'fair-helper' },
    ]);
  });

  test('[3.20] a job has spoken and written skills with a level', async () => {
    const [found] = await jobs('spoken_skill { name level } written_skill { name level }');
    assert.deepEqual(found, { spoken_skill: [{ name: 'Cantonese', level: 'excellent' }], written_skill: [{ name: 'English', level: 'basic' }] });
  });

  test('[3.22] [3.68] working hours name a day from mon to sun or negotiable', async () => {
    const [found] = await jobs('working_hour { day_of_week start_time end_time }');
    assert.deepEqual(found.working_hour, [
      { day_of_week: 'sat', start_time: '22:00', end_time: '06:00' },
      { day_of_week: 'negotiable', start_time: null, end_time: null },
    ]);
    const { data } = await site.graphql('{ __type(name: "DayOfWeek") { enumValues { name } } }');
    assert.deepEqual(data.__type.enumValues.map((value) => value.name), ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'negotiable']);
  });

  test('[3.23] [4.29] [6.10] a job’s state shows in state, is_closed, is_suspended, is_applied and is_ad', async () => {
    assert.deepEqual(await jobs('state is_applied is_closed is_suspended is_ad', [id(1), id(4), id(5)]), [
      { state: 'published', is_applied: false, is_closed: false, is_suspended: false, is_ad: false },
      { state: 'closed', is_applied: false, is_closed: true, is_suspended: false, is_ad: false },
      { state: 'suspended', is_applied: false, is_closed: false, is_suspended: true, is_ad: false },
    ]);
  });

  test('[3.44] [7.25] get_company gives a company by its id', async () => {
    const { data } = await site.graphql(
      `{ get_company(id: "${id(1, 'c0')}") { _id name about company_logo company_logo_medium company_logo_thumbnail slug { locale value } is_suspended } }`,
    );
    assert.deepEqual(data.get_company, {
      _id: id(1, 'c0'),
      name: 'Company 1',
      about: 'A company.',
      company_logo: null,
      company_logo_medium: null,
      company_logo_thumbnail: null,
      slug: [
        { locale: 'zh-hant', value: '第1號公司' },
        { locale: 'en', value: 'company-1' },
      ],
      is_suspended: false,
    });
  });

  test('a site with few jobs states no number of them', async () => {
    assert.equal((await site.graphql('{ config { job_claim } }')).data.config.job_claim, '');
  });

  test('whether a company is suspended is told to nobody', async () => {
    assert.deepEqual(await jobs('company { is_suspended }', [id(6)]), [{ company: { is_suspended: false } }]);
  });

  test('[6.13] [8.23] an unknown or suspended company is E100026, in both languages', async () => {
    for (const wanted of [id(99, 'c0'), id(3, 'c0'), 'x', '']) {
      const error = await refusal(`{ get_company(id: "${wanted}") { name } }`);
      assert.equal(error.extensions.error_code, 100026);
      assert.equal(error.message, 'This company does not exist');
    }
    const chinese = await site.graphql('{ get_company(id: "x") { name } }', {}, { 'Accept-Language': 'zh-hk' });
    assert.equal(chinese.errors[0].message, '此公司不存在');
  });

  test('[6.11] a suspended company takes its jobs off the board', async () => {
    const { data } = await site.graphql('{ all_jobs }');
    assert.ok(!data.all_jobs.includes(id(6)));
  });

  test('[3.45] [7.13] featured_company_list takes limit and offset and leaves suspended companies out', async () => {
    const { data } = await site.graphql(
      '{ featured_company_list(limit: 12, offset: 0) { total featured_companies { _id about alt_text name company_id company_logo company_logo_medium company_logo_thumbnail } } }',
    );
    assert.deepEqual(data.featured_company_list, {
      total: 1,
      featured_companies: [
        {
          _id: id(1, 'fc'),
          about: 'They are featured.',
          alt_text: 'Logo of Company 2',
          name: 'Company 2',
          company_id: id(2, 'c0'),
          company_logo: null,
          company_logo_medium: null,
          company_logo_thumbnail: null,
        },
      ],
    });
    const past = await site.graphql('{ featured_company_list(limit: 5, offset: 7) { total featured_companies { _id } } }');
    assert.deepEqual(past.data.featured_company_list, { total: 1, featured_companies: [] });
  });

  test('[3.46] [3.47] [7.22] job_list gives a list’s open jobs, its name per locale and the total', async () => {
    const { data } = await site.graphql(
      `{ job_list(id: "${id(1, '11')}", limit: 1, offset: 1) { _id name { locale value } jobs { _id } data { search_query } total } }`,
    );
    assert.deepEqual(data.job_list, {
      _id: id(1, '11'),
      name: [
        { locale: 'zh-hant', value: '好工' },
        { locale: 'en', value: 'Good jobs' },
      ],
      jobs: [{ _id: id(1) }],
      data: { search_query: 'employment=pt' },
      total: 2,
    });
  });

  test('[8.13] an unknown list is E100012', async () => {
    const error = await refusal(`{ job_list(id: "${id(77, '11')}") { total } }`);
    assert.equal(error.extensions.error_code, 100012);
    assert.equal(error.message, 'The item does not exist');
  });

  test('[7.12] [3.48] [3.59] homepage gives banners, featured lists, recommended jobs and featured companies', async () => {
    const { data } = await site.graphql(
      `{ homepage {
           home_banners { cover_image link description }
           job_featured_lists { _id jobs { _id } data { search_query } total }
           job_recommended_list { name { locale value } jobs { _id company { _id } } total }
           featured_companies { company_id } } }`,
    );
    assert.deepEqual(data.homepage.home_banners, [
      { cover_image: `/content/media/${id(9, 'aa')}.svg`, link: '/find-jobs/?employment=pt', description: 'Part-time jobs' },
    ]);
    assert.deepEqual(data.homepage.job_featured_lists, [{ _id: id(1, '11'), jobs: [{ _id: id(3) }, { _id: id(1) }], data: { search_query: 'employment=pt' }, total: 2 }]);
    assert.deepEqual(data.homepage.featured_companies, [{ company_id: id(2, 'c0') }]);
    const companies = data.homepage.job_recommended_list.jobs.map((each) => each.company._id);
    assert.deepEqual(new Set(companies).size, companies.length);
  });

  test('[7.15] get_jobs keeps the order asked and leaves unknown ids out', async () => {
    const found = await jobs('_id', [id(3), id(99), id(1), 'junk', id(4)]);
    assert.deepEqual(found.map((each) => each._id), [id(3), id(1), id(4)]);
  });

  test('[8.02] a single unknown job is E100001', async () => {
    const error = await refusal(`{ get_jobs(ids: ["${id(99)}"]) { _id } }`);
    assert.deepEqual([error.extensions.error_code, error.message], [100001, 'This job does not exist']);
  });

  test('[8.12] [9.09] 30 are given, 31 are E100011, wherever there is a limit', async () => {
    assert.equal((await jobs('_id', Array(30).fill(id(1)))).length, 30);
    const many = `[${Array(31).fill(`"${id(1)}"`).join(',')}]`;
    for (const query of [
      `{ get_jobs(ids: ${many}) { _id } }`,
      `{ related_jobs(jobID: "${id(1)}", limit: 31) { _id } }`,
      `{ job_list(id: "${id(1, '11')}", limit: 31) { total } }`,
      '{ featured_company_list(limit: 31) { total } }',
    ]) {
      const error = await refusal(query);
      assert.equal(error.extensions.error_code, 100011, query);
      assert.equal(error.message, 'You can load at most 30 items at a time');
    }
    const { data } = await site.graphql(`{ job_list(id: "${id(1, '11')}", limit: 0, offset: -5) { jobs { _id } } }`);
    assert.equal(data.job_list.jobs.length, 2);
  });

  test('[7.19] [9.10] related_jobs gives other jobs, at most 6 unless told', async () => {
    const { data } = await site.graphql(`{ related_jobs(jobID: "${id(1)}") { _id company { _id } } }`);
    const ids = data.related_jobs.map((each) => each._id);
    assert.ok(ids.length <= 6);
    assert.ok(!ids.includes(id(1)));
    assert.equal(ids[0], id(2), 'another company comes first');
    const unknown = await site.graphql(`{ related_jobs(jobID: "${id(99)}", limit: 1, offset: 0) { _id } }`);
    assert.equal(unknown.errors, undefined);
    assert.equal(unknown.data.related_jobs.length, 1);
    const known = async (job) => (await site.graphql(`{ is_known_job(jobID: "${job}") }`)).data.is_known_job;
    assert.deepEqual([await known(id(1)), await known(id(99)), await known('x')], [true, false, false]);
  });

  test('[7.10] [7.11] all_jobs and all_deleted_jobs list ids since a moment', async () => {
    const ask = async (since) => (await site.graphql('query ($since: String) { all_jobs(since: $since) all_deleted_jobs(since: $since) }', { since })).data;
    const all = await ask('');
    assert.deepEqual(new Set(all.all_jobs), new Set([id(1), id(2), id(3), id(7)]));
    assert.deepEqual(new Set(all.all_deleted_jobs), new Set([id(4), id(5), id(6)]));
    assert.deepEqual(await ask('2098-01-01T00:00:00Z'), { all_jobs: [], all_deleted_jobs: [] });
    const wrong = await site.graphql('{ all_jobs(since: "yesterday") }');
    assert.match(wrong.errors[0].message, /ISO 8601/);
  });

  test('[3.74] [3.75] [3.76] job categories have types with id, index and short code, and subtitles', async () => {
    const { data } = await site.graphql('{ config { job_categories { code name types { id index name shortCode is_subtitle } } } }');
    const types = data.config.job_categories.flatMap((category) => category.types);
    assert.equal(types.filter((type) => !type.is_subtitle).length, 125);
    assert.equal(types.filter((type) => type.is_subtitle && type.shortCode === null).length, 5);
    for (const category of data.config.job_categories) {
      category.types.forEach((type, at) => {
        assert.equal(type.index, at + 1);
        assert.ok(type.id);
        if (!type.is_subtitle) assert.match(type.shortCode, /^[A-Z]{2}$/);
      });
    }
  });

  test('[3.73] there are 17 job categories', async () => {
    const { data } = await site.graphql('{ config { job_categories { name } } }');
    assert.deepEqual(data.config.job_categories.map((category) => category.name), [
      'Retail Shop', 'Food & Beverage', 'Events & Promotion', 'Education', 'Office', 'Logistics & Transport',
      'Customer Services', 'Beauty & Fitness', 'Hotel & Club House', 'Health Services', 'Maintenance', 'Sales / Agents',
      'Property Mgt & Security', 'Production & Packaging', 'Construction', 'Cleaning', 'Others',
    ]);
  });

  test('[3.77] [3.78] [3.79] there are 37 districts in 5 regions, each with id, index, name and short code', async () => {
    const { data } = await site.graphql('{ config { regions { name } districts { id index name shortCode region { name } } } }');
    assert.equal(data.config.districts.length, 37);
    data.config.districts.forEach((district, at) => {
      assert.equal(district.index, at + 1);
      assert.match(district.shortCode, /^\d{6}$/);
      assert.equal(district.id, district.shortCode);
      assert.ok(district.name);
    });
    const regions = ['Hong Kong Island', 'Kowloon', 'Lantau', 'New Territories East', 'New Territories West'];
    assert.deepEqual([...new Set(data.config.districts.map((district) => district.region.name))].sort(), regions);
  });

  test('[3.80] districts are labelled as Hong Kong Island, Kowloon and New Territories', async () => {
    const { data } = await site.graphql('{ config { districts { region { label } } } }');
    const labels = [...new Set(data.config.districts.map((district) => district.region.label))];
    assert.deepEqual(labels.sort(), ['Hong Kong Island', 'Kowloon', 'New Territories']);
  });

  test('[3.69] the eleven education levels', async () => {
    const { data } = await site.graphql('{ config { educations { name } } }');
    assert.deepEqual(data.config.educations.map((each) => each.name).sort(), [
      'Associate Degree', 'Diploma/Certificate', 'ERB/other training certificate', 'Form 3', 'HKDSE or equivalent',
      'Higher Diploma/Certificate', 'Post Secondary', 'Primary', 'Secondary', 'Tertiary', 'Vocational',
    ]);
  });

  test('[3.71] [3.72] languages are Cantonese, Chinese, English and Mandarin, each basic or excellent', async () => {
    const { data } = await site.graphql('{ config { spoken_languages { name } written_languages { name } language_levels { code } } }');
    assert.deepEqual(data.config.spoken_languages.map((each) => each.name), ['Cantonese', 'English', 'Mandarin']);
    assert.deepEqual(data.config.written_languages.map((each) => each.name), ['Chinese', 'English']);
    assert.deepEqual(data.config.language_levels.map((each) => each.code), ['basic', 'excellent']);
  });

  test('[9.15] [9.16] the salary filter’s options', async () => {
    const { data } = await site.graphql('{ config { hourly_rate_options monthly_rate_options } }');
    assert.deepEqual(data.config, { hourly_rate_options: [50, 55, 60, 70], monthly_rate_options: [12000, 15000, 17000, 20000] });
  });
});
