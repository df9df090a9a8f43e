import { describe, expect, test } from 'vitest';
import { parseQuery } from '@/shared/lib/address';
import {
  coarseLatlng,
  type SlugOf,
  salaryKinds,
  searchOf,
  searchPath,
  searchVariables,
  toggled,
  valuesOf,
  withValues,
} from './search';

const slugs: Record<string, string> = { '030503': '旺角', '040101': '西環', WW: '侍應', pt: '兼職' };
const slugOf: SlugOf = (_, code) => slugs[code];
const path = (query: string) => decodeURIComponent(searchPath(parseQuery(query), slugOf));

describe('the address of a search', () => {
  test('[9.18] [2.26] one choice each of district, type and employment make a slug', () => {
    expect(path('employment=pt&district=030503&jobType=WW')).toBe('/find-jobs/旺角｜侍應｜兼職/');
    expect(path('district=030503')).toBe('/find-jobs/旺角/');
  });

  test('what a slug cannot say stays in the query', () => {
    expect(path('district=030503&hourlyRate=60&q=cook&sort=newest')).toBe(
      '/find-jobs/旺角/?q=cook&hourlyRate=60&sort=newest',
    );
    expect(path('district=030503,040101&employment=pt')).toBe(
      '/find-jobs/?district=030503,040101&employment=pt',
    );
    expect(path('district=999999')).toBe('/find-jobs/?district=999999');
    expect(path('')).toBe('/find-jobs/');
  });
});

test('[4.39] changing the employment filter clears the hourly and the monthly rate', () => {
  const search = parseQuery('employment=pt&hourlyRate=60&monthlyRate=15000&district=030503');
  expect(Object.fromEntries(withValues(search, 'employment', ['ft']))).toEqual({
    district: '030503',
    employment: 'ft',
  });
  expect(withValues(search, 'district', []).get('hourlyRate')).toBe('60');
});

test('[3.82] [9.17] salary is monthly for full time and hourly for part time and temp', () => {
  const kinds = (employment: string) => salaryKinds(parseQuery(`employment=${employment}`));
  expect(kinds('ft')).toEqual({ hourly: false, monthly: true });
  expect(kinds('pt')).toEqual({ hourly: true, monthly: false });
  expect(kinds('pt,ct')).toEqual({ hourly: true, monthly: false });
  expect(kinds('ft,ct')).toEqual({ hourly: true, monthly: true });
  expect(kinds('')).toEqual({ hourly: true, monthly: true });
});

test('values are read once each, and coordinates are one value', () => {
  const search = parseQuery('district=030503,,040101,030503&latlng=22.3,114.1&q=+cook+');
  expect(valuesOf(search, 'district')).toEqual(['030503', '040101']);
  expect(valuesOf(search, 'latlng')).toEqual(['22.3,114.1']);
  expect(valuesOf(search, 'q')).toEqual(['cook']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
});

test('the search of an answer is what the answer says, in the order that the address asks for', () => {
  const filters = [
    { name: 'employment', values: [{ code: 'pt' }] },
    { name: 'district', values: [{ code: '030503' }] },
  ];
  const search = searchOf(filters, parseQuery('employment=pt,xx&sort=newest&page=3'));
  expect([...search]).toEqual([
    ['district', '030503'],
    ['employment', 'pt'],
    ['sort', 'newest'],
  ]);
  expect(searchOf([], parseQuery('sort=backwards')).size).toBe(0);
});

test('[13.04] a search takes the place along where the ways begin', () => {
  expect([...searchOf([], parseQuery('from=MOK&page=2'))]).toEqual([['from', 'MOK']]);
  expect(searchOf([], parseQuery('from=22.3,114.1')).size).toBe(0);
});

test('where the visitor is, which only the request told, gets into no address', () => {
  const filters = [{ name: 'latlng', values: [{ code: '22.3193,114.1694' }] }];
  expect(searchOf(filters, parseQuery('sort=nearest')).has('latlng')).toBe(false);
  expect(searchOf(filters, parseQuery('latlng=22.3193,114.1694')).get('latlng')).toBe('22.3193,114.1694');
});

test('[3.62] the address says every variable of the search', () => {
  const query =
    'q=cook&district=030503&jobType=WW,CH&employment=pt&workingDay=Weekend&workingHour=Overnight&hourlyRate=60' +
    '&monthlyRate=12000&fromWorkingDaysPerWeek=3&fromWorkingHoursPerDay=4.5&latlng=22.3,114.1&sort=newest';
  expect(searchVariables(parseQuery(query))).toEqual({
    term: 'cook',
    asWords: [],
    keep: [],
    district: ['030503'],
    jobType: ['WW', 'CH'],
    employment: ['pt'],
    workingDay: ['Weekend'],
    workingHour: ['Overnight'],
    hourlyRate: 60,
    monthlyRate: 12000,
    fromWorkingDaysPerWeek: 3,
    fromWorkingHoursPerDay: 4.5,
    latlng: '22.3,114.1',
    sort: 'newest',
  });
  const bad = searchVariables(parseQuery('hourlyRate=abc&fromWorkingDaysPerWeek=-1&sort=x'));
  expect([bad.hourlyRate, bad.fromWorkingDaysPerWeek, bad.sort]).toEqual([null, null, null]);
});

test('[14.02] the address says which parts of the text are words and which are kept', () => {
  const search = parseQuery('q=侍應 $18,000 旺角&asWords=旺角|$18,000&keep=侍應');
  expect(valuesOf(search, 'asWords')).toEqual(['旺角', '$18,000']);
  expect(withValues(search, 'asWords', ['旺角']).get('asWords')).toBe('旺角');
  expect(withValues(search, 'district', ['030503']).get('asWords')).toBe('旺角|$18,000');
  expect(withValues(search, 'q', ['cook']).has('asWords')).toBe(false);
  const filters = [{ name: 'q', values: [{ code: '侍應 $18,000 旺角' }] }];
  expect(searchOf(filters, search).get('keep')).toBe('侍應');
  expect(searchOf([], search).has('keep')).toBe(false);
});

test('an address says a place as coarsely as half a kilometre', () => {
  expect(coarseLatlng('22.3193,114.1694')).toBe('22.32,114.17');
  expect(coarseLatlng('22.32,114.17')).toBe('22.32,114.17');
  expect(coarseLatlng('22.3177,114.1724')).toBe('22.32,114.17');
  expect(coarseLatlng('22.3174,114.1726')).toBe('22.315,114.175');
  for (const text of ['here', '22.3', '91,114', '', '22.3,114.1,5'])
    expect(coarseLatlng(text)).toBeUndefined();
});
