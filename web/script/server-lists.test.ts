import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../src/site/app/routing/routes';

const pages = join(import.meta.dirname, '../../server/pages');

/** The texts in a list of the server's source, which begins with this and ends with a brace. */
function listIn(file: string, beginning: RegExp): string[] {
  const source = readFileSync(join(pages, file), 'utf8');
  const [, list] = new RegExp(`${beginning.source}\\{([^}]*)\\}`).exec(source) ?? [];
  if (list === undefined) throw new Error(`${file} has no list after ${beginning.source}`);
  return [...list.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
}

/** Forms that lead to a search, and what is shown while the site is down: no search engine shall offer them. */
const notOffered = ['find-jobs-advanced', 'companies-advanced', 'maintenance'];

test('every page with an address of its own is in the sitemap', () => {
  const ofArticles = (screen: string) => screen.startsWith('articles/');
  const own = routes.filter(
    ({ name, render, screen, environment, pattern }) =>
      render === 'server' &&
      environment === undefined &&
      !ofArticles(screen) &&
      !notOffered.includes(name) &&
      !['job', 'company', 'feature'].includes(name) &&
      !/:\w+\//.test(pattern),
  );
  const fixed = listIn('sitemap.cpp', /for \(const std::string_view path : /);
  const wanted = own.map(({ pattern }) => pattern.replace(/:\w+\?\//g, ''));
  expect(fixed.toSorted(), 'Sitemap::fixed_pages in server/pages/sitemap.cpp').toEqual(wanted.toSorted());
});

test('the first page of every list has one address', () => {
  const paged = routes.filter(({ query }) => query?.includes('page')).map(({ name }) => name);
  // The renderer itself moves a company's addresses, together with its name in them.
  const wanted = paged.filter((name) => name !== 'company');
  const known = listIn('search_addresses.cpp', /kPaged/);
  expect(known.toSorted(), 'kPaged in server/pages/search_addresses.cpp').toEqual(wanted.toSorted());
});
