import type { APIRequestContext } from '@playwright/test';

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

/** Asks the site itself, in English. */
export async function ask<Result>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Result> {
  const answer = await request.post('/api/seeker/graphql', {
    headers: { 'Accept-Language': 'en' },
    data: { query, variables },
  });
  return ((await answer.json()) as { data: Result }).data;
}

export async function newestJobs(request: APIRequestContext): Promise<FoundJob[]> {
  const query = `{ job_search(limit: 30, sort: newest) { result { ${fields} } } }`;
  return (await ask<{ job_search: { result: FoundJob[] } }>(request, query)).job_search.result;
}

export async function jobOnTheMap(request: APIRequestContext): Promise<FoundJob> {
  const job = (await newestJobs(request)).find(
    ({ address_on_map, address }) => address_on_map && address[0]?.lat,
  );
  if (job === undefined) throw new Error('No job of the catalogue is on the map');
  return job;
}

/** The address of a job's or a company's page. */
export function pathOf(
  kind: 'job' | 'company',
  thing: Pick<FoundJob, '_id' | 'slug'>,
  english = true,
): string {
  const { value = '' } =
    thing.slug.find(({ locale }) => locale === (english ? 'en' : 'zh-hant')) ?? thing.slug[0] ?? {};
  return `/hk${english ? '/en' : ''}/${kind}/${encodeURIComponent(value)}/${thing._id}/`;
}
