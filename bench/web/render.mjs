// What a page costs the server when it is made anew: processor time of the whole process (engine, its compiler and
// collector, data, HTTP), page by page, nothing kept, no compression.
//   render.mjs [ROUNDS]: times that each page is asked for once the engine is warm (300)
import { readdirSync, readFileSync } from 'node:fs';
import { demonstrationDatabase, privateFolder, Site } from '../../tests/support/site.mjs';

const rounds = Number(process.argv[2] ?? 300);
const budgets = { home: undefined, list: 3, job: 1, company: undefined, article: undefined };
const worst = 10;

/** Milliseconds on a processor of every thread so far. */
function processorTime(pid) {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      return 0; // It has just ended.
    }
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

async function pagesOf(site) {
  const query = '{ job_search(limit: 30) { result { _id } } company_search(limit: 30) { result { company { _id slug { value } } } } }';
  const { data } = await site.graphql(query);
  const jobs = await Promise.all(data.job_search.result.map(({ _id }) => site.get(`/hk/en/job/${_id}/`)));
  return {
    home: ['/hk/', '/hk/en/'],
    list: ['/hk/find-jobs/', '/hk/en/find-jobs/', '/hk/find-jobs/?q=%E4%BE%8D%E6%87%89', '/hk/en/find-jobs/?q=cook&page=2'],
    job: jobs.map((answer) => new URL(answer.headers.get('location'), site.url).pathname),
    company: data.company_search.result.map(({ company }) => `/hk/en/company/${company.slug[1].value}/${company._id}/`),
    article: ['/hk/en/blogs/minimum-wage/', '/hk/en/blogs-list/'],
  };
}

async function costOf(site, path) {
  const before = processorTime(site.child.pid);
  const began = performance.now();
  const page = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = (await page.arrayBuffer()).byteLength;
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  return { processor: processorTime(site.child.pid) - before, wall: performance.now() - began, bytes };
}

const at = (sorted, share) => sorted[Math.floor(sorted.length * share)];
const sortedOf = (costs, name) => costs.map((cost) => cost[name]).sort((a, b) => a - b);

const site = await Site.start({ database: `sqlite:${demonstrationDatabase(privateFolder())}`, page_cache_mib: 0, page_file_mib: 0, answer_cache_mib: 0, render_threads: 1 });
try {
  const pages = await pagesOf(site);
  console.log('| page | processor ms, median | p95 | wall ms, median | kB | budget |\n|---|---|---|---|---|---|');
  for (const [kind, paths] of Object.entries(pages)) {
    for (let i = 0; i < rounds; ++i) await costOf(site, paths[i % paths.length]);
    const costs = [];
    for (let i = 0; i < rounds; ++i) costs.push(await costOf(site, paths[i % paths.length]));
    const processor = sortedOf(costs, 'processor');
    const budget = budgets[kind] ?? worst;
    const cells = [at(processor, 0.5).toFixed(2), at(processor, 0.95).toFixed(2), at(sortedOf(costs, 'wall'), 0.5).toFixed(2), Math.round(at(sortedOf(costs, 'bytes'), 0.5) / 1000)];
    const missed = at(processor, 0.5) > budget || at(processor, 0.95) > worst;
    console.log(`| ${kind} | ${cells.join(' | ')} | ${budgets[kind] ?? '-'}, p95 ${worst}${missed ? ' missed' : ''} |`);
    if (missed) process.exitCode = 1;
  }
} finally {
  await site.stop();
}
