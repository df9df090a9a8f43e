import type { Locale } from '@/shared/lib/locale';
import { randomKey } from '@/shared/lib/random-key';
import type { Answer, Operation } from '@/shared/services/operation';
import { keptAtHeader, personalAnswers, publicAnswers } from '@/site/lib/kept';
import { markOf, setMark } from './mark';

/** The questions whose answers can be read without a network. */
const keepable: ReadonlySet<string> = new Set([
  'Company',
  'CompanyAdvancedSearch',
  'CompanyJobs',
  'CompanySearch',
  'ConversationOfApplication',
  'CountUnread',
  'Feature',
  'FeaturedCompanies',
  'FindJobs',
  'GetProfile',
  'Home',
  'HomeRecommended',
  'JobDetail',
  'JobIsApplied',
  'JobMarks',
  'JobNeighbours',
  'MyApplications',
  'MyJobAlerts',
  'MyNewsSettings',
  'MyNotifications',
  'QuickBar',
  'RecommendedJobs',
  'ResumeLists',
  'SavedJobs',
  'SearchChoicesOnly',
  'SeekerReadySentences',
  'SimilarJobs',
  'SomeApplications',
]);

/** The lists that show at once what was in them the last time. */
const lists: ReadonlySet<string> = new Set([
  'CompanySearch',
  'FindJobs',
  'MyApplications',
  'MyJobAlerts',
  'MyNotifications',
  'SavedJobs',
]);

/** What changes a list of the seeker's, by the beginning of its name. */
const changing =
  /^(Accept|Apply|Ask|Bookmark|Create|Decline|Delete|End|Restore|Send|Unbookmark|Update|Withdraw)/;

/** More than somebody reads on a way without a network. */
const mostKept = 250;

export const isKeepable = ({ name }: Operation) => keepable.has(name);
export const isList = ({ name }: Operation) => lists.has(name);
export const isChange = ({ name }: Operation) => changing.test(name);

/** An address that no page has, for an operation as one language asks it. */
function addressOf(locale: Locale, { id, name, variables }: Operation): string {
  return `/hk/kept/${locale}/${name}/${id}?${encodeURIComponent(JSON.stringify(variables))}`;
}

/** Makes room for newer answers. */
async function dropOldest(cache: Cache, most: number): Promise<void> {
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
}

export interface KeptAnswer {
  answer: Answer<unknown>;
  /** By the clock of the device. */
  at: number;
}

/**
 * The answers of the service that a seeker, or without one a visitor, has seen in this browser. A seeker's lie
 * under the mark of their login, so that nobody else is shown them; a visitor's can be shown to everybody.
 */
export function createKeptAnswers(
  locale: Locale,
  seekerNow: () => string | undefined,
  now: () => number = Date.now,
) {
  /** Writes come one after the other, so that the newest stays. */
  let last: Promise<unknown> = Promise.resolve();

  function placeOf(seeker: string | undefined): string {
    if (seeker === undefined) return publicAnswers;
    if (markOf(seeker) === undefined) setMark(seeker, randomKey());
    return personalAnswers(markOf(seeker) ?? '');
  }

  async function put(seeker: string | undefined, path: string, body: object): Promise<void> {
    // Nobody's mark is made again after they are gone.
    if (seeker !== undefined && seeker !== seekerNow()) return;
    const headers = { 'Content-Type': 'application/json', [keptAtHeader]: `${now()}` };
    const name = placeOf(seeker);
    const cache = await caches.open(name);
    const text = JSON.stringify(body);
    await cache.delete(path);
    try {
      await cache.put(path, new Response(text, { headers }));
    } catch {
      // The device is full: the older half makes room. If that is not enough, nothing is kept.
      await dropOldest(cache, (await cache.keys()).length >> 1);
      await cache.put(path, new Response(text, { headers })).catch(() => undefined);
    }
    await dropOldest(cache, mostKept);
    // Somebody who left meanwhile leaves nothing.
    if (seeker !== undefined && personalAnswers(markOf(seeker) ?? '') !== name) await caches.delete(name);
  }

  async function find(seeker: string | undefined, path: string): Promise<KeptAnswer | undefined> {
    const mark = seeker === undefined ? undefined : markOf(seeker);
    const names = mark === undefined ? [publicAnswers] : [personalAnswers(mark), publicAnswers];
    for (const cacheName of names) {
      const found = await caches.match(path, { cacheName });
      if (found === undefined) continue;
      return { answer: (await found.json()) as Answer<unknown>, at: Number(found.headers.get(keptAtHeader)) };
    }
    return undefined;
  }

  return {
    /** Keeps what can be read later; the rest, and what was refused, is not kept. */
    keep(
      seeker: string | undefined,
      operation: Operation,
      { data, errors }: Answer<unknown>,
    ): Promise<unknown> {
      if (isKeepable(operation) && data !== null && errors === undefined)
        last = last.then(() => put(seeker, addressOf(locale, operation), { data })).catch(() => undefined);
      return last;
    },
    /** Keeps something else of a person, by a path. */
    keepAt: (seeker: string | undefined, path: string, body: object) => {
      last = last.then(() => put(seeker, path, body)).catch(() => undefined);
      return last;
    },
    find: (seeker: string | undefined, operation: Operation): Promise<KeptAnswer | undefined> =>
      isKeepable(operation) ? find(seeker, addressOf(locale, operation)) : Promise.resolve(undefined),
  };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
