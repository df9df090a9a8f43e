import { type APIRequestContext, expect } from '@playwright/test';
import { english, type Language } from './languages';
import { linesOf, runCommandOn } from './support';

export interface FoundJob {
  _id: string;
  job_name: string;
  address_on_map: boolean;
  address: { lat: number | null }[];
  company: { _id: string; name: string; slug: { locale: string; value: string }[] };
  slug: { locale: string; value: string }[];
}

const fields = `_id job_name address_on_map address { lat }
  company { _id name slug { locale value } } slug { locale value }`;

/**
 * Sends a query to the service, in English, with or without a token, and expects an answer without errors.
 */
export async function ask<Result>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
  token?: string,
): Promise<Result> {
  const answer = await request.post('/api/seeker/graphql', {
    headers: { 'Accept-Language': 'en', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    data: { query, variables },
  });
  const { data, errors } = (await answer.json()) as { data: Result; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/**
 * The thirty newest full-time jobs. All of them are the demonstration's, because jobs that tests add, and may
 * close, are part-time.
 */
export async function newestJobs(request: APIRequestContext): Promise<FoundJob[]> {
  const query = `{ job_search(employment: ["ft"], limit: 30, sort: newest) { result { ${fields} } } }`;
  return (await ask<{ job_search: { result: FoundJob[] } }>(request, query)).job_search.result;
}

/** The address of a job's or a company's page. */
export function pathOf(
  kind: 'job' | 'company',
  { _id, slug }: Pick<FoundJob, '_id' | 'slug'>,
  { root, locale }: Pick<Language, 'root' | 'locale'> = english,
): string {
  const { value = '' } = slug.find((one) => one.locale === locale) ?? slug[0] ?? {};
  return `${root}/${kind}/${encodeURIComponent(value)}/${_id}/`;
}

/**
 * Runs a command of the program on the running site's database, as an operator would, and returns its output.
 */
export function runCommand(args: readonly string[], input?: string): Promise<string> {
  return runCommandOn(process.env.SITE_DATABASE, args, input);
}

/** Imports lines of a catalogue into the running site. */
export async function importLines(lines: readonly object[]): Promise<void> {
  await runCommand(['import', '-'], linesOf(lines));
}

/** Waits until the site shows an imported job. */
export async function waitForJob(request: APIRequestContext, job: { _id: string }): Promise<void> {
  const query = `{ get_jobs(ids: ["${job._id}"]) { _id } }`;
  await expect(async () => {
    expect(await ask(request, query)).toEqual({ get_jobs: [{ _id: job._id }] });
  }).toPass();
}

/** Adds a new job to the running site's catalogue and waits until the site shows it. */
export async function publishJob(request: APIRequestContext, places: number, state = 'published') {
  const { company, job } = newJob(places);
  await importLines([company, { ...job, state }]);
  await waitForJob(request, job);
  return job;
}

/** Calls the partner service as the operator. */
export async function callAsOperator(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<void> {
  const secret = (await runCommand(['partner-key', 'add', 'Browser tests', '--operator'])).trim();
  const headers = { Authorization: `Bearer ${secret}` };
  const answer = await request.fetch(`/api/partner/${path}`, { method, headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

function anyId(kind: string): string {
  const digits = () =>
    Math.floor(Math.random() * 1e9)
      .toString(16)
      .padStart(8, '0')
      .slice(-8);
  return `${kind}${digits()}${digits()}`.padEnd(24, '0').slice(0, 24);
}

/**
 * A new company and its job, with this many locations. It is a part-time gardener's job on the islands: no
 * test counts those, so the counts of others are not affected.
 */
export function newJob(places: number, name = 'Test gardener') {
  const company = {
    kind: 'company',
    _id: anyId('65c0'),
    name: { 'zh-hant': '試驗公司', en: 'Test Company' },
    about: { 'zh-hant': '一間公司。', en: 'A company.' },
  };
  const job = {
    kind: 'job',
    _id: anyId('65f0'),
    company_id: company._id,
    job_name: { 'zh-hant': '試驗園丁', en: name },
    job_description: { 'zh-hant': '打理花草。', en: 'Look after plants.' },
    employment: 'pt',
    job_types: ['GA'],
    address: Array.from({ length: places }, (_, index) => ({
      _id: anyId('65ad'),
      address: { 'zh-hant': `大街 ${index + 1} 號`, en: `${index + 1} Main Street` },
      district: '051803',
      coordinates: { lat: 22.2093, lng: 114.0288 },
    })),
    from_hourly_rate: 60,
    to_hourly_rate: 65,
  };
  return { company, job };
}
