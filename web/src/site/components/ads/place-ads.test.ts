import { expect, test } from 'vitest';
import type { JobCoreFragment } from '../../../generated/seeker/graphql';
import { parseQuery } from '../../../shared/lib/every-page/address';
import { adAddress, type Promoted } from './ads';
import { placeAds } from './place-ads';

const job = (id: string) => ({ _id: id }) as JobCoreFragment;
const organic = Array.from({ length: 20 }, (_, index) => job(`${index}`));
const ad = (id: string): Promoted => ({
  job: { ...job(id), is_ad: true },
  params: { adid: id, bidid: 'b', requestid: 'r' },
});
const ids = (entries: readonly { job: JobCoreFragment }[]) => entries.map(({ job: { _id } }) => _id);

test('adverts stand at positions 1, 6 and 11, and their jobs leave the list', () => {
  const placed = placeAds(organic, [ad('x'), ad('3'), ad('y')], () => true);
  expect([placed[0], placed[5], placed[10]].map((entry) => entry?.job._id)).toEqual(['x', '3', 'y']);
  expect(ids(placed).filter((id) => id === '3')).toHaveLength(1);
  expect(placed).toHaveLength(22);
  expect(placed.filter(({ params }) => params)).toHaveLength(3);
});

test('what is on screen does not move: its slots stay as they are, and so do the jobs that stand there', () => {
  const placed = placeAds(organic, [ad('2'), ad('x'), ad('15')], (index) => index >= 4);
  expect(ids(placed).slice(0, 5)).toEqual(['0', '1', '2', '3', '4']);
  expect(placed[2]?.params).toBeUndefined();
  expect([placed[5]?.job._id, placed[10]?.job._id]).toEqual(['x', '15']);
  expect(placeAds(organic, [ad('x')], () => false)).toEqual(organic.map((each) => ({ job: each })));
});

test('a short list has no later slots', () => {
  expect(ids(placeAds(organic.slice(0, 3), [ad('x'), ad('y')], () => true))).toEqual(['x', '0', '1', '2']);
});

test('[7.39] the ad service is asked with d, et, ex, jt, latlng, q, requestid and userid', () => {
  const search = parseQuery('q=cook&district=030503,040301&employment=pt&jobType=WW&latlng=22.3,114.1');
  expect(adAddress('/api/ad', search, 'r-1', 'u')).toBe(
    '/api/ad?d=030503,040301&et=pt&ex=&jt=WW&latlng=22.3,114.1&q=cook&requestid=r-1&userid=u',
  );
});
