import { expect, test } from 'vitest';
import { refusals } from '@/shared/forms/useForm';
import { branchRules, districtGroups, emptyBranch, inputOf, valuesOf } from './branch-values';

const shop = { ...emptyBranch, nameZh: '旺角店', addressEn: '1 Nathan Road', district: '010203' };

test('[10.11] name and address are needed in one language, and a district', () => {
  const refused = (values: Partial<typeof shop>) =>
    Object.keys(refusals({ ...shop, ...values }, branchRules));
  expect(refused({})).toEqual([]);
  expect(refused({ nameZh: ' ' })).toEqual(['nameZh']);
  expect(refused({ addressEn: '' })).toEqual(['addressZh']);
  expect(refused({ district: '' })).toEqual(['district']);
});

test('[10.11] without a place of its own a branch has the coordinates of its district', () => {
  expect(inputOf({ ...shop, place: ' ' }).place).toBeNull();
  expect(inputOf({ ...shop, place: '22.3,114.1' }).place).toBe('22.3,114.1');
  const branch = {
    id: 'b',
    district: '010203',
    lat: 22.3193,
    lng: 114.1694,
    open_job_count: 0,
    name: { zh_hant: '旺角店', en: '' },
    address: { zh_hant: '', en: '1 Nathan Road' },
  };
  expect(valuesOf({ ...branch, is_exact: true }).place).toBe('22.31930,114.16940');
  expect(valuesOf({ ...branch, is_exact: false }).place).toBe('');
});

test('districts stand under their regions', () => {
  const districts = [
    { code: '1', name: 'Central', region_name: 'Hong Kong Island' },
    { code: '2', name: 'Mong Kok', region_name: 'Kowloon' },
    { code: '3', name: 'Wan Chai', region_name: 'Hong Kong Island' },
  ];
  expect(districtGroups(districts).map(({ label, options }) => [label, options.length])).toEqual([
    ['Hong Kong Island', 2],
    ['Kowloon', 1],
  ]);
});
