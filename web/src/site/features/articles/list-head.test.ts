import { expect, test } from 'vitest';
import type { ArticleListPage } from '@/site/lib/content';
import type { Catalogue } from '@/site/messages/catalogue';
import { article } from '@/site/messages/en/article';
import { common } from '@/site/messages/en/common';
import { isListPage, listHead, withoutFirstPage } from './list-head';

test('[2.60] page 1 leads to the path without the number, and no other does', () => {
  expect(withoutFirstPage('/blogs-list/1/')).toBe('/blogs-list/');
  expect(withoutFirstPage('/employer/blogs-list/hiring/1/')).toBe('/employer/blogs-list/hiring/');
  expect(withoutFirstPage('/blogs-list/%E8%A6%8B%E5%B7%A5/1/')).toBe('/blogs-list/%E8%A6%8B%E5%B7%A5/');
  for (const path of [
    '/blogs-list/',
    '/blogs-list/2/',
    '/blogs-list/11/',
    '/blogs-list/2/1/',
    '/latest-news/01/',
  ]) {
    expect(withoutFirstPage(path)).toBeUndefined();
  }
});

test('[8.61] a list ends with the number of a page or with none', () => {
  for (const page of [undefined, '2', '110']) expect(isListPage(page)).toBe(true);
  for (const page of ['0', '-1', '02', 'abc', '2x']) expect(isListPage(page)).toBe(false);
});

test('[2.120] each list, and each page of it, has a description of its own', () => {
  const headOf = (category: string | null, page: number) => {
    const list = { category: category && { name: category }, page, paths: {}, q: '', feed: '' };
    return listHead(list as unknown as ArticleListPage, 'blogs', { article, common } as Catalogue)
      .description;
  };
  const all = [headOf(null, 1), headOf('Rights', 1), headOf('Rights', 2), headOf('First job', 1)];
  expect(new Set(all).size).toBe(4);
  expect(all[1]).toMatch(/^Rights \| Career blogs - /);
});
