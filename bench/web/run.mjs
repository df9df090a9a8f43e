// Lighthouse over the main pages, as a phone on a slow network sees them, by both of its ways: devtools (the network and the
// processor are really slowed down) and simulated (they are computed from a fast run; what Lighthouse does when nobody tells it
// otherwise). Beside the site's pages stands how long the largest picture or text takes when the same page is rendered in the
// browser alone.
//   run.mjs [PATH...]: the pages; the main ones of the site and the portal unless told otherwise. `site` and `portal` stand for
//   the pages of one of them. Pages of a company are opened as an owner of the demonstration.
//   RUNS=3: each page so often, of which the middle one counts; 1 unless told otherwise
//   WAYS=simulate: only one of the ways
// Prints scores and timings beside the budgets; ends with 1 when a budget is missed.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { freePort } from '../../tests/support/nginx.mjs';
import { Employer } from '../../tests/support/portal.mjs';
import { demonstrationDatabase, privateFolder, Site } from '../../tests/support/site.mjs';
import { serveShells } from './client-rendered.mjs';

const scores = { accessibility: 100, 'best-practices': 100, seo: 100 };
const budgets = {
  site: { performance: 95, ...scores, lcp: 1200, tbt: 200, cls: 0.02 },
  portal: { performance: 90, ...scores, lcp: 2000, cls: 0.02 },
};
const timings = { fcp: 'first-contentful-paint', lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' };
const ways = (process.env.WAYS ?? 'devtools simulate').split(' ');
const runs = Number(process.env.RUNS ?? 1);

const kindOf = (path) => (path.startsWith('/portal/') ? 'portal' : 'site');

/** Whether a page is of a company, which only its people see. */
const isPersonal = (path) => /^\/portal\/(en\/)?[0-9a-f]{24}\//.test(path);

/** The pages of a company's owner, the first of which is where a login leads. */
async function portalPages(owner) {
  const { me } = await owner.get('{ me { memberships { company { id } } } }');
  const root = `/portal/en/${me.memberships[0].company.id}/`;
  return ['/portal/', '/portal/en/', root, `${root}applicants/`];
}

async function sitePages(site) {
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

async function runLighthouse(url, port, { throttlingMethod, cookie, onlyCategories }) {
  const extraHeaders = cookie === undefined ? undefined : { Cookie: cookie };
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', throttlingMethod, formFactor: 'mobile', onlyCategories, extraHeaders });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const figures = Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  for (const [name, audit] of Object.entries(timings)) figures[name] = lhr.audits[audit].numericValue ?? Number.NaN;
  const failed = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0);
  return { ...figures, failed: failed.map(({ id }) => id) };
}

/** The middle of each figure over all runs. */
async function measure(url, port, options) {
  const all = [];
  for (let run = 0; run < runs; ++run) all.push(await runLighthouse(url, port, options));
  const middle = (name) => all.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(runs / 2)];
  const figures = Object.fromEntries(Object.keys(all[0]).filter((name) => name !== 'failed').map((name) => [name, middle(name)]));
  return { ...figures, cls: Number(figures.cls.toFixed(3)), failed: all[0].failed };
}

/** Pages that search engines are asked to leave out cannot be crawlable. */
async function isHidden(site, path) {
  const page = await site.get(path);
  return /noindex/.test(page.headers.get('x-robots-tag')) || /<meta name="robots" content="noindex/.test(await page.text());
}

/** Also what could not be measured. */
function missed(figures, kind, hidden) {
  return Object.entries(budgets[kind])
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
  const owner = await new Employer(site, { email: 'owner@demo.example' }).logIn();
  const pages = { site: await sitePages(site), portal: await portalPages(owner) };
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(pages);
  const columns = ['page', 'throttling', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'LCP in the browser alone', 'missed'];
  console.log(`| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`);
  for (const path of wanted.flatMap((each) => pages[each] ?? each)) {
    const kind = kindOf(path);
    const hidden = await isHidden(site, path);
    const cookie = isPersonal(path) ? owner.cookie : undefined;
    for (const throttlingMethod of ways) {
      const figures = await measure(address + path, chrome.port, { throttlingMethod, cookie });
      const options = { throttlingMethod, onlyCategories: ['performance'] };
      const alone = kind === 'site' && throttlingMethod === 'devtools' && (await measure(`http://localhost:${shellsPort}${path}`, chrome.port, options));
      const misses = missed(figures, kind, hidden);
      if (misses.length) process.exitCode = 1;
      const cells = [
        decodeURIComponent(path).replace(/[0-9a-f]{24}/, '...'),
        throttlingMethod === 'simulate' ? 'simulated' : throttlingMethod,
        ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => figures[name]),
        ...['fcp', 'lcp', 'tbt'].map((name) => Math.round(figures[name])),
        figures.cls,
        alone ? Math.round(alone.lcp) : '',
        [...misses, ...figures.failed].join(' '),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
} finally {
  chrome.kill();
  shells.close();
  shells.closeAllConnections();
  await site.stop();
}
