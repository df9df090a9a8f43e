import { expect, test } from 'vitest';
import { parseQuery } from '@/shared/lib/address';
import { payloadOf, searchQuery, valuesOfSearch, wholeRate } from './alert-values';

const refusal = (amount: string, kind: 'hourly' | 'monthly' = 'hourly') => wholeRate({ kind, amount }, {});

test('[5.19] [5.20] [5.21] the pay of an alert keeps what was typed and says the bound', () => {
  expect(refusal('60.5')).toEqual({ key: 'NUMBER_NOT_ON_STEP', gap: 1 });
  expect(refusal('-5')).toEqual({ key: 'NUMBER_BELOW_MIN', gap: 1 });
  expect(refusal('0')).toEqual({ key: 'NUMBER_BELOW_MIN', gap: 1 });
  expect(refusal('999999')).toEqual({ key: 'NUMBER_ABOVE_MAX', gap: 10_000 });
  expect(refusal('999999', 'monthly')).toBeUndefined();
  expect(refusal('sixty')).toEqual({ key: 'NUMBER_INVALID' });
  expect(refusal('60')).toBeUndefined();
  expect(refusal('')).toBeUndefined();
});

test('an alert from a search for certain days and times keeps them, and leads back to that search', () => {
  const search = '?q=cook&workingDay=Weekend&workingHour=NightTime,Overnight';
  const values = valuesOfSearch(parseQuery(search));
  expect(payloadOf(values)).toMatchObject({
    workingDay: ['Weekend'],
    workingHour: ['NightTime', 'Overnight'],
  });
  expect(searchQuery(values)).toBe(search);
});

test('an alert from a search holds every filter of it, and leads back to it', () => {
  const query =
    'q=cook&district=030503&employment=pt&workingDay=WeekendOnly&workingHour=DayTime&hourlyRate=65';
  const values = valuesOfSearch(parseQuery(query));
  expect(payloadOf(values)).toMatchObject({
    workingDay: ['WeekendOnly'],
    workingHour: ['DayTime'],
    hourly_rate: 65,
  });
  expect(searchQuery(values)).toBe(`?${query}`);
});
