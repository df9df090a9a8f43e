// Lighthouse over the main pages, as a phone on a slow network sees them (applied throttling).
//   run.mjs [PATH...]: the pages; the ten main ones unless told otherwise
// Prints scores and timings beside the budgets; ends with 1 when a budget is missed.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { freePort } from '../../tests/support/nginx.mjs';
import { demonstrationDatabase, privateFolder, Site } from '../../tests/support/site.mjs';

const budgets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100, lcp: 1200, tbt: 200, cls: 0.02 };
// Pages that search engines are asked to leave out cannot be crawlable.
const hidden = /\/(login|apply|profile|advanced)\//;

async function mainPages(site) {
  const { data } = await site.graphql('{ job_search(limit: 1) { result { _id } } company_search(limit: 1) { result { company { _id slug { value } } } } homepage { job_featured_lists { _id } } }');
  const job = await site.get(`/hk/en/job/${data.job_search.result[0]._id}/`);
  const { company } = data.company_search.result[0];
  return [
    '/hk/',
    '/hk/en/find-jobs/',
    `/hk/find-jobs/${encodeURIComponent('旺角｜餐飲｜兼職')}/`,
    new URL(job.headers.get('location'), site.url).pathname,
    `/hk/en/company/${company.slug[1].value}/${company._id}/`,
    `/hk/en/feature/${data.homepage.job_featured_lists[0]._id}/`,
    '/hk/blogs-list/',
    '/hk/en/blogs/minimum-wage/',
    '/hk/en/employer/',
    '/hk/en/login/',
  ];
}

async function measure(url, port) {
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', throttlingMethod: 'devtools', formFactor: 'mobile' });
  const { categories, audits } = lhr;
  const figures = Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  const failed = Object.values(audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0);
  return {
    ...figures,
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    failed: failed.map(({ id }) => id),
  };
}

function missed(path, figures) {
  return Object.entries(budgets)
    .filter(([name]) => !(name === 'seo' && hidden.test(path)))
    .filter(([name, budget]) => (['lcp', 'tbt', 'cls'].includes(name) ? figures[name] > budget : figures[name] < budget))
    .map(([name]) => name);
}

const port = await freePort();
const address = `http://localhost:${port}`;
const site = await Site.start({ port, public_url: address, database: `sqlite:${demonstrationDatabase(privateFolder())}` });
const chrome = await launch({
  chromePath: '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : await mainPages(site);
  console.log('| page | performance | accessibility | best practices | SEO | LCP ms | TBT ms | CLS | missed |\n|---|---|---|---|---|---|---|---|---|');
  for (const path of paths) {
    const figures = await measure(address + path, chrome.port);
    const misses = missed(path, figures);
    if (misses.length) process.exitCode = 1;
    const cells = [decodeURIComponent(path), figures.performance, figures.accessibility, figures['best-practices'], figures.seo, figures.lcp, figures.tbt, figures.cls, [...misses, ...figures.failed].join(' ')];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  chrome.kill();
  await site.stop();
}
