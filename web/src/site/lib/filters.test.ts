import { expect, test } from 'vitest';
import { parseQuery } from '@/shared/lib/address';
import { badgeText, chosenFilters, placeInAddress, textToSubmit } from './filters';

test('[2.84] [5.25] a search submits only changed, non-empty text', () => {
  expect(textToSubmit('', undefined)).toBeUndefined();
  expect(textToSubmit('   ', 'cook')).toBeUndefined();
  expect(textToSubmit(' cook ', 'cook')).toBeUndefined();
  expect(textToSubmit(' baker ', 'cook')).toBe('baker');
});

test('[2.77] the badge counts chosen values, not names, without text and page', () => {
  const query = parseQuery(
    'q=cook&page=2&sort=newest&district=030503,040301&employment=pt&latlng=22.3,114.1',
  );
  expect(chosenFilters(query)).toBe(4);
  expect(chosenFilters(parseQuery('q=cook'))).toBe(0);
  expect(chosenFilters(parseQuery('hourlyRate=50&jobType=WW,CH'))).toBe(3);
});

test('[2.78] [9.19] the badge is capped at 99+', () => {
  expect(badgeText(99)).toBe('99');
  expect(badgeText(100)).toBe('99+');
});

test('[13.04] a station or a district may stand in an address, where the visitor is not', () => {
  expect(placeInAddress(parseQuery('from=MOK'))).toBe('MOK');
  expect(placeInAddress(parseQuery('from=030503'))).toBe('030503');
  for (const from of ['', '22.3,114.1', 'MOKK', '03050', '<b>'])
    expect(placeInAddress(new Map([['from', from]]))).toBeUndefined();
});
