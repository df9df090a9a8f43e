import { expect, test } from 'vitest';
import { missingLanguage, placeText } from './job-text';

test('[10.19] a text in one language lacks the other, and one in none lacks nothing in particular', () => {
  expect(missingLanguage({ zh_hant: '侍應', en: '' })).toBe('en');
  expect(missingLanguage({ zh_hant: '', en: 'Waiter' })).toBe('zh-hant');
  expect(missingLanguage({ zh_hant: '侍應', en: 'Waiter' })).toBeUndefined();
  expect(missingLanguage({ zh_hant: '', en: '' })).toBeUndefined();
});

test('a place that is no branch goes by its address', () => {
  const address = { zh_hant: '彌敦道 1 號', en: '1 Nathan Road' };
  expect(placeText({ name: { zh_hant: '旺角店', en: '' }, address }, 'en')).toBe('旺角店');
  expect(placeText({ name: { zh_hant: '', en: '' }, address }, 'en')).toBe('1 Nathan Road');
});
