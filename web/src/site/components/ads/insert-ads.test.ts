import { expect, test } from 'vitest';
import type { JobCoreFragment } from '@/generated/seeker/graphql';
import { parseQuery } from '@/shared/lib/address';
import { adAddress, type Promoted } from './ads';
import { insertAds } from './insert-ads';

const job = (id: string) => ({ _id: id }) as JobCoreFragment;
const organic = Array.from({ length: 20 }, (_, index) => job(`${index}`));
const ad = (id: string): Promoted => ({
  job: { ...job(id), is_ad: true },
  params: { adid: id, bidid: 'b', requestid: 'r' },
});
const ids = (entries: readonly { job: JobCoreFragment }[]) => entries.map(({ job: { _id } }) => _id);

test('adverts are at positions 1, 6 and 11, and their jobs leave the list', () => {
  const entries = insertAds(organic, [ad('x'), ad('3'), ad('y')], () => true);
  expect([entries[0], entries[5], entries[10]].map((entry) => entry?.job._id)).toEqual(['x', '3', 'y']);
  expect(ids(entries).filter((id) => id === '3')).toHaveLength(1);
  expect(entries).toHaveLength(22);
  expect(entries.filter(({ params }) => params)).toHaveLength(3);
});

test('what is on screen does not move: its slots stay as they are, and so do the jobs that are there', () => {
  const entries = insertAds(organic, [ad('2'), ad('x'), ad('15')], (index) => index >= 4);
  expect(ids(entries).slice(0, 5)).toEqual(['0', '1', '2', '3', '4']);
  expect(entries[2]?.params).toBeUndefined();
  expect([entries[5]?.job._id, entries[10]?.job._id]).toEqual(['x', '15']);
  expect(insertAds(organic, [ad('x')], () => false)).toEqual(organic.map((each) => ({ job: each })));
});

test('a short list has no later slots', () => {
  expect(ids(insertAds(organic.slice(0, 3), [ad('x'), ad('y')], () => true))).toEqual(['x', '0', '1', '2']);
});

test('[7.39] the ad service is asked with d, et, ex, jt, latlng, q, requestid and userid', () => {
  const search = parseQuery('q=cook&district=030503,040301&employment=pt&jobType=WW&latlng=22.3,114.1');
  expect(adAddress('/api/ad', search, 'r-1', 'u')).toBe(
    '/api/ad?d=030503,040301&et=pt&ex=&jt=WW&latlng=22.3,114.1&q=cook&requestid=r-1&userid=u',
  );
});
