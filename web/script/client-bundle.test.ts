import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, scopedName } from './client-bundle.ts';

test('a class is called after its file, wherever the tree lies, and is no other file’s', () => {
  const at = (file: string) => join(root, 'src', file);
  const one = scopedName('title', at('site/features/job/JobPage.module.css'));
  expect(one).toMatch(/^title_[\w-]{4}$/);
  expect(scopedName('title', `${at('site/features/job/JobPage.module.css')}?direct`)).toBe(one);
  expect(scopedName('title', at('site/features/home/HomePage.module.css'))).not.toBe(one);
  expect(scopedName('list', at('site/features/job/JobPage.module.css'))).toBe(one.replace('title', 'list'));
});
