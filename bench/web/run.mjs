// Lighthouse over the main pages, as a phone on a slow network sees them (applied throttling), and beside it how long the
// largest picture or text takes when the same page is rendered in the browser alone.
//   run.mjs [PATH...]: the pages; the ten main ones unless told otherwise
//   RUNS=3: each page so often, of which the middle one counts; 1 unless told otherwise
// Prints scores and timings beside the budgets; ends with 1 when a budget is missed.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { freePort } from '../../tests/support/nginx.mjs';
import { serveShells } from './client-rendered.mjs';
import { demonstrationDatabase, privateFolder, Site } from '../../tests/support/site.mjs';

const budgets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100, lcp: 1200, tbt: 200, cls: 0.02 };
const timings = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' };
const runs = Number(process.env.RUNS ?? 1);

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

async function runLighthouse(url, port, onlyCategories) {
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', throttlingMethod: 'devtools', formFactor: 'mobile', onlyCategories });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const figures = Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  for (const [name, audit] of Object.entries(timings)) figures[name] = lhr.audits[audit].numericValue ?? Number.NaN;
  const failed = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0);
  return { ...figures, failed: failed.map(({ id }) => id) };
}

/** The middle of each figure over all runs. */
async function measure(url, port, onlyCategories) {
  const all = [];
  for (let run = 0; run < runs; ++run) all.push(await runLighthouse(url, port, onlyCategories));
  const middle = (name) => all.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(runs / 2)];
  const figures = Object.fromEntries(Object.keys(all[0]).filter((name) => name !== 'failed').map((name) => [name, middle(name)]));
  return { ...figures, cls: Number(figures.cls.toFixed(3)), failed: all[0].failed };
}

/** Pages that search engines are asked to leave out cannot be crawlable. */
async function isHidden(site, path) {
  const page = await site.get(path);
  return page.headers.get('x-robots-tag') === 'noindex' || /<meta name="robots" content="noindex/.test(await page.text());
}

/** Also what could not be measured. */
function missed(figures, hidden) {
  return Object.entries(budgets)
    .filter(([name]) => !(name === 'seo' && hidden))
    .filter(([name, budget]) => !(name in timings ? figures[name] <= budget : figures[name] >= budget))
    .map(([name]) => name);
}

const port = await freePort();
const address = `http://localhost:${port}`;
const shellsPort = await freePort();
const site = await Site.start({ port, public_url: address, database: `sqlite:${demonstrationDatabase(privateFolder())}` });
const shells = await serveShells(site, shellsPort);
const chrome = await launch({
  chromePath: '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : await mainPages(site);
  console.log('| page | performance | accessibility | best practices | SEO | LCP ms | TBT ms | CLS | LCP in the browser alone | missed |\n|---|---|---|---|---|---|---|---|---|---|');
  for (const path of paths) {
    const figures = await measure(address + path, chrome.port);
    const alone = await measure(`http://localhost:${shellsPort}${path}`, chrome.port, ['performance']);
    const misses = missed(figures, await isHidden(site, path));
    if (misses.length) process.exitCode = 1;
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => figures[name]);
    const cells = [decodeURIComponent(path), ...scores, Math.round(figures.lcp), Math.round(figures.tbt), figures.cls, Math.round(alone.lcp), [...misses, ...figures.failed].join(' ')];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  chrome.kill();
  shells.close();
  shells.closeAllConnections();
  await site.stop();
}
