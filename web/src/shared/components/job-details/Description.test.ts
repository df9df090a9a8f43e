import { expect, test } from 'vitest';
import { blocksOf } from './Description';

test('a job text becomes paragraphs and lists', () => {
  expect(blocksOf('A short job.\n\nDuties:\n- Serve.\n- Clean up.\n\nCome\nearly.\n')).toEqual([
    { kind: 'text', lines: ['A short job.'] },
    { kind: 'text', lines: ['Duties:'] },
    { kind: 'list', lines: ['Serve.', 'Clean up.'] },
    { kind: 'text', lines: ['Come', 'early.'] },
  ]);
  expect(blocksOf(' \n')).toEqual([]);
});
