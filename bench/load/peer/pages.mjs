// Home, a list and a job, with about as many elements and as much inlined data as the site's own pages.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { districtNames } from './catalogue.mjs';

const texts = {
  en: {
    brand: 'Hoigung', home: 'Home', find: 'Find jobs', hour: 'hour', month: 'month', negotiable: 'Pay to be agreed', save: 'Save', apply: 'Apply',
    days: (from, to) => `${from}-${to} days a week`, hours: (hours) => `${hours} hours a day`, more: (count) => `+${count} more places`,
    jobs: (count) => `${count} jobs`, about: 'About the job', places: 'Where', similar: 'Similar jobs', companies: 'Companies', districts: 'Districts', all: 'See all',
    employment: { ft: 'Full-time', pt: 'Part-time', ct: 'Temp' },
  },
  'zh-hant': {
    brand: '開工', home: '主頁', find: '搵工', hour: '小時', month: '月', negotiable: '薪金面議', save: '收藏', apply: '申請',
    days: (from, to) => `每週 ${from}-${to} 日`, hours: (hours) => `每日 ${hours} 小時`, more: (count) => `+${count} 個地點`,
    jobs: (count) => `${count} 個職位`, about: '職位內容', places: '工作地點', similar: '類似職位', companies: '公司', districts: '地區', all: '查看全部',
    employment: { ft: '全職', pt: '兼職', ct: '臨時' },
  },
};

const icons = {
  place: 'M12 21c-5-5.5-7-8.5-7-11.5a7 7 0 1 1 14 0c0 3-2 6-7 11.5Zm0-14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  time: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  heart: 'M12 20C5 15 3.5 11.5 3.5 9a4.4 4.4 0 0 1 8.5-1.5A4.4 4.4 0 0 1 20.5 9c0 2.5-1.5 6-8.5 11Z',
};

const Icon = ({ name, size = 18 }) =>
  h('svg', { className: 'icon', width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': 'true' }, h('path', { d: icons[name] }));

const rootOf = (locale) => (locale === 'en' ? '/hk/en/' : '/hk/');
const slugOf = (slugs, locale) => encodeURIComponent(slugs.find((each) => each.locale === locale).value);
const jobPath = (job, locale) => `${rootOf(locale)}job/${slugOf(job.slug, locale)}/${job._id}/`;

function Pay({ job, locale }) {
  const text = texts[locale];
  const [from, to, unit] = job.from_hourly_rate ? [job.from_hourly_rate, job.to_hourly_rate, text.hour] : [job.from_monthly_rate, job.to_monthly_rate, text.month];
  if (!from) return h('span', { className: 'pay' }, text.negotiable);
  return h('span', { className: 'pay' }, to > from ? `$${from} - $${to}` : `$${from}`, h('span', { className: 'unit' }, ' / ', unit));
}

function Facts({ job, locale }) {
  const text = texts[locale];
  const [first, ...others] = job.address;
  const times = [];
  if (job.from_working_days_per_week) times.push(text.days(job.from_working_days_per_week, job.to_working_days_per_week));
  if (job.from_working_hours_per_day) times.push(text.hours(job.from_working_hours_per_day));
  return [
    h('p', { className: 'fact', key: 'place' }, h(Icon, { name: 'place' }), h('span', null, first?.district_name, others.length > 0 && h('span', { className: 'soft' }, ' ', text.more(others.length)))),
    h('p', { className: 'fact', key: 'time' }, h(Icon, { name: 'time' }), h('span', null, times.join(' · '))),
  ];
}

function JobCard({ job, locale, position }) {
  const text = texts[locale];
  return h(
    'article',
    { className: 'card', 'data-job': job._id, 'data-company': job.company._id, 'data-position': position },
    h('p', { className: 'top' }, h(Pay, { job, locale }), h('span', { className: 'badge accent' }, text.employment[job.employment])),
    h('h3', { className: 'name' }, h('a', { className: 'link', href: jobPath(job, locale) }, job.job_name)),
    h(Facts, { job, locale }),
    h(
      'p',
      { className: 'company' },
      h('img', { className: 'picture', src: job.company.company_logo_thumbnail, width: 28, height: 28, alt: '', loading: 'lazy' }),
      h('span', { className: 'companyName' }, job.company.name),
      h('button', { type: 'button', className: 'button bare', 'aria-pressed': 'false', 'aria-label': `${text.save}: ${job.job_name}` }, h(Icon, { name: 'heart', size: 24 })),
    ),
  );
}

const Cards = ({ jobs, locale }) =>
  h('ul', { className: 'cards' }, jobs.map((job, i) => h('li', { key: job._id }, h(JobCard, { job, locale, position: i + 1 }))));

function Frame({ locale, children }) {
  const text = texts[locale];
  const root = rootOf(locale);
  const links = Object.keys(texts.en.employment).map((kind) => [`${root}find-jobs/?employment=${kind}`, text.employment[kind]]);
  return [
    h('header', { className: 'bar', key: 'bar' }, h('a', { href: root }, text.brand), h('nav', null, h('a', { href: `${root}find-jobs/` }, text.find), links.map(([href, name]) => h('a', { href, key: href }, name)))),
    h('main', { id: 'main', key: 'main' }, children),
    h(
      'footer',
      { key: 'footer' },
      h('ul', null, districtNames.map((name) => h('li', { key: name.en }, h('a', { href: `${root}find-jobs/?q=${encodeURIComponent(name[locale])}` }, name[locale])))),
      h('p', null, '© ', text.brand),
    ),
  ];
}

function page({ title, path, locale, data }, body) {
  const html = renderToString(h(Frame, { locale }, body));
  const inlined = JSON.stringify(data).replaceAll('<', '\\u003c');
  const safe = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="${locale === 'en' ? 'en-HK' : 'zh-Hant-HK'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe}</title><meta property="og:title" content="${safe.replaceAll('"', '&quot;')}"><link rel="canonical" href="${path}"><link rel="stylesheet" href="/assets/site.css"></head><body><div id="root">${html}</div><script type="application/json" id="data">${inlined}</script><script type="module" src="/assets/site.js"></script></body></html>`;
}

/** Of a job what its card needs, as the browser is given it. */
const core = ({ _id, job_name, slug, company, employment, address, published_at, ...rest }) => ({
  _id, job_name, slug, company, employment, address, published_at,
  from_hourly_rate: rest.from_hourly_rate, to_hourly_rate: rest.to_hourly_rate,
  from_monthly_rate: rest.from_monthly_rate, to_monthly_rate: rest.to_monthly_rate,
  is_applied: false, is_closed: false, is_ad: false,
});

export function renderHome(catalogue, locale) {
  const text = texts[locale];
  const lists = catalogue.featured(locale);
  const companies = catalogue.topCompanies(locale);
  const data = { lists: lists.map((list) => ({ ...list, jobs: list.jobs.map(core) })), companies };
  return page({ title: text.brand, path: rootOf(locale), locale, data }, [
    lists.map((list) => h('section', { key: list._id }, h('h2', null, list.name[0].value), h('a', { href: `${rootOf(locale)}feature/${list._id}/` }, text.all), h(Cards, { jobs: list.jobs, locale }))),
    h('section', { key: 'companies' }, h('h2', null, text.companies), h('ul', null, companies.map(({ _id, name, slug, company_logo_thumbnail }) => h('li', { key: _id }, h('a', { href: `${rootOf(locale)}company/${slugOf(slug, locale)}/${_id}/` }, h('img', { src: company_logo_thumbnail, width: 48, height: 48, alt: '', loading: 'lazy' }), h('span', null, name)))))),
    h('section', { key: 'districts' }, h('h2', null, text.districts), h('ul', null, districtNames.map((name) => h('li', { key: name.en }, h('a', { href: `${rootOf(locale)}find-jobs/?q=${encodeURIComponent(name[locale])}` }, h('span', null, name[locale])))))),
  ]);
}

export function renderList(catalogue, term, locale) {
  const text = texts[locale];
  const { total, result } = catalogue.search({ term, limit: 20, offset: 0, locale });
  const path = `${rootOf(locale)}find-jobs/${term ? `?q=${encodeURIComponent(term)}` : ''}`;
  return page({ title: text.jobs(total), path, locale, data: { total, result: result.map(core) } }, [
    h('form', { key: 'form', action: `${rootOf(locale)}find-jobs/` }, h('input', { name: 'q', defaultValue: term }), h('button', null, text.find)),
    h('h1', { key: 'title' }, text.jobs(total)),
    h(Cards, { key: 'cards', jobs: result, locale }),
  ]);
}

export function renderJob(catalogue, id, locale) {
  const text = texts[locale];
  const job = catalogue.job(id, locale);
  const data = { job: { ...core(job), description: job.description }, related: job.related.map(core) };
  return page({ title: job.job_name, path: jobPath(job, locale), locale, data }, [
    h('nav', { key: 'trail' }, h('ol', null, h('li', null, h('a', { href: rootOf(locale) }, text.home)), h('li', null, h('span', { 'aria-current': 'page' }, job.job_name)))),
    h('header', { key: 'summary' }, h('p', null, h('span', { className: 'badge' }, text.employment[job.employment])), h('h1', null, job.job_name), h('p', null, h(Pay, { job, locale })), h(Facts, { job, locale }), h('a', { href: `${rootOf(locale)}apply/?job=${id}` }, text.apply)),
    h('section', { key: 'about' }, h('h2', null, text.about), job.description.split('\n\n').map((paragraph) => h('p', { key: paragraph }, paragraph))),
    h('section', { key: 'places' }, h('h2', null, text.places), h('ul', null, job.address.map(({ _id, address, district_name }) => h('li', { key: _id }, h('b', null, district_name), ' ', address)))),
    h('section', { key: 'similar' }, h('h2', null, text.similar), h(Cards, { jobs: job.related, locale })),
  ]);
}
