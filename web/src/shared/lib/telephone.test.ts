import { expect, test } from 'vitest';
import { telephoneText } from './telephone';

test('a number is written in two halves after the code of Hong Kong', () => {
  expect(telephoneText('91234567')).toBe('+852 9123 4567');
});
