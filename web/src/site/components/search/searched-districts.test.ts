import { expect, test } from 'vitest';
import { withDistrictsFirst } from './searched-districts';

const job = {
  address: [{ district_name: 'Central' }, { district_name: 'Mong Kok' }, { district_name: 'Sha Tin' }],
};
const order = (...names: string[]) =>
  withDistrictsFirst(job, names).address.map(({ district_name }) => district_name);

test('a place that was searched for comes first', () => {
  expect(order('Mong Kok')).toEqual(['Mong Kok', 'Central', 'Sha Tin']);
  expect(order('Tai Po')).toEqual(['Central', 'Mong Kok', 'Sha Tin']);
  expect(withDistrictsFirst(job, [])).toBe(job);
});
