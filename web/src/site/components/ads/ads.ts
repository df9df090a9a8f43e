import { PromotedJobsDocument } from '@/generated/seeker/documents/PromotedJobs';
import type { JobCoreFragment } from '@/generated/seeker/graphql';
import { formatQuery, type Query } from '@/shared/lib/address';
import type { Service } from '@/shared/services/api/service';
import { timeoutSignal } from '@/shared/services/browser/timeout-signal';
import { operation } from '@/shared/services/operation';
import { adTimeout, pressedAdKey } from '@/site/lib/constants';

/** Who requests adverts, and from where. */
export interface AdContext {
  root: string;
  userid: string;
  service: Service;
}

/** An advert's tracking data, by which a click is charged. */
export interface AdParams extends Readonly<Record<string, string>> {
  adid: string;
  bidid: string;
  requestid: string;
}

export interface Promoted {
  job: JobCoreFragment;
  params: AdParams;
}

interface AdAnswer {
  requestid: string;
  ads: { adid: string; bidid: string; job_id: string }[];
}

/** The filters that the ad service supports. With any other filter, an advert might not match the search. */
const knownFilters: readonly string[] = ['q', 'district', 'jobType', 'employment', 'latlng', 'sort', 'page'];

function mayHaveAds(search: Query): boolean {
  // The visitor's position is not shared with the ad service.
  const nearVisitor = search.get('sort') === 'nearest' && !search.has('latlng');
  return !nearVisitor && [...search.keys()].every((name) => knownFilters.includes(name));
}

/** Spec 7: GET with d, et, ex, jt, latlng, q, requestid and userid. */
export function adAddress(root: string, search: Query, requestid: string, userid: string): string {
  const query = formatQuery([
    ['d', search.get('district') ?? ''],
    ['et', search.get('employment') ?? ''],
    ['ex', ''],
    ['jt', search.get('jobType') ?? ''],
    ['latlng', search.get('latlng') ?? ''],
    ['q', search.get('q') ?? ''],
    ['requestid', requestid],
    ['userid', userid],
  ]);
  return `${root}${query}`;
}

async function load(search: Query, { root, userid, service }: AdContext): Promise<Promoted[]> {
  const signal = timeoutSignal(adTimeout);
  const response = await fetch(adAddress(root, search, crypto.randomUUID(), userid), { signal });
  if (!response.ok) {
    if (response.status >= 500) service.report({ kind: 'server', message: 'ads', status: response.status });
    return [];
  }
  const { requestid, ads } = (await response.json()) as AdAnswer;
  if (ads.length === 0) return [];
  const ids = ads.map(({ job_id }) => job_id);
  const { data } = await service.ask(operation('PromotedJobs', PromotedJobsDocument, { ids }));
  return ads.flatMap(({ adid, bidid, job_id }) => {
    const job = data?.get_jobs.find(({ _id }) => _id === job_id);
    return job ? [{ job: { ...job, is_ad: true }, params: { adid, bidid, requestid } }] : [];
  });
}

/** The adverts of a search; silently none if the ad service fails or takes longer than 5 s. */
async function loadAds(search: Query, context: AdContext): Promise<Promoted[]> {
  if (!mayHaveAds(search)) return [];
  try {
    return await load(search, context);
  } catch {
    return [];
  }
}

/**
 * Reports a click on an advert with a request that outlives the page, and stores the job for its page, in any
 * tab.
 */
export function reportAdClick(root: string, { adid, bidid, requestid }: AdParams, job: string): void {
  const query = formatQuery(Object.entries({ adid, bidid, requestid }));
  void fetch(`${root}/click${query}`, { keepalive: true }).catch(() => undefined);
  localStorage.setItem(pressedAdKey, job);
}

/** The request for adverts that was made before the page was shown, and its result. */
let asked: { search: string; promise: Promise<readonly Promoted[]>; ads?: readonly Promoted[] } | undefined;

/** Requests the adverts of a page that is about to be shown. */
export async function prepareAds(search: Query, context: AdContext): Promise<void> {
  const promise = loadAds(search, context);
  const mine: NonNullable<typeof asked> = { search: formatQuery(search), promise };
  asked = mine;
  mine.ads = await promise;
}

/** The adverts of the page, if they arrived before it. */
export function preparedAds(search: Query): readonly Promoted[] | undefined {
  return asked?.search === formatQuery(search) ? asked.ads : undefined;
}

/** The adverts of a page that is already shown; the request may be under way. */
export function requestAds(search: Query, context: AdContext): Promise<readonly Promoted[]> {
  return asked?.search === formatQuery(search) ? asked.promise : loadAds(search, context);
}
