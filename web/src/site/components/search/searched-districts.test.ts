import { expect, test } from 'vitest';
import { withDistrictsFirst, withNearestFirst } from './searched-districts';

const job = {
  address: [{ district_name: 'Central' }, { district_name: 'Mong Kok' }, { district_name: 'Sha Tin' }],
};
const order = (...names: string[]) =>
  withDistrictsFirst(job, names).address.map(({ district_name }) => district_name);

test('[13.12] a place that was searched for comes first', () => {
  expect(order('Mong Kok')).toEqual(['Mong Kok', 'Central', 'Sha Tin']);
  expect(order('Tai Po')).toEqual(['Central', 'Mong Kok', 'Sha Tin']);
  expect(withDistrictsFirst(job, [])).toBe(job);
});

test('[13.12] the nearest place comes first, with its distance', () => {
  const placed = { address: [{ _id: 'a' }, { _id: 'b' }] };
  expect(withNearestFirst(placed, { address: 'b', metres: 350 })).toEqual({
    address: [{ _id: 'b' }, { _id: 'a' }],
    metres: 350,
  });
  expect(withNearestFirst(placed, null)).toBe(placed);
});
