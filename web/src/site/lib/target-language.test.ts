import { expect, test } from 'vitest';
import { targetIn } from './target-language';

test('a target changes its language and keeps its query and its hash', () => {
  expect(targetIn('zh-hant', '/en/company/?q=cook#a')).toBe('/company/?q=cook#a');
  expect(targetIn('en', '/apply/?job=1')).toBe('/en/apply/?job=1');
  expect(targetIn('zh-hant', '/entry/')).toBe('/entry/');
});

test('the name of a search has no other language', () => {
  expect(targetIn('zh-hant', '/en/find-jobs/mong-kok/')).toBe('/en/find-jobs/mong-kok/');
  expect(targetIn('zh-hant', '/en/find-jobs/?district=030503')).toBe('/find-jobs/?district=030503');
});
