import { expect, test } from 'vitest';
import type { Address } from '@/shared/lib/address';
import { parseAddress } from '@/site/lib/address';
import type { Screen } from '@/site/page/screen';
import type { Page } from '../page';
import { answersFor, isSamePage } from './same-page';

const addressOf = (query: string, path = '/hk/en/profile/') => parseAddress(path, query) as Address;

/** A page whose screen depends on the whole query except `popup`, which opens a dialog over the same page. */
function pageAt(query: string): Page {
  const address = addressOf(query);
  const asked = ({ query }: Address) => [...query].filter(([name]) => name !== 'popup').join();
  const screen: Partial<Screen> = {
    operations: (wanted) => [{ id: 'list', name: 'List', variables: { asked: asked(wanted) } }],
    pageKey: asked,
  };
  const input = { address: { ...address, params: {} }, answers: [{ data: 'own' }] };
  return { screen, input, layoutAnswers: [{ data: 'layout' }], info: { address } } as unknown as Page;
}

test('a dialog over the same page is that page, and needs the answers that are there', () => {
  const page = pageAt('?page=myApplications');
  const dialog = addressOf('?page=myApplications&popup=application');
  expect(isSamePage(page, dialog)).toBe(true);
  expect(answersFor(dialog, page)).toEqual([{ data: 'own' }, { data: 'layout' }]);
});

test('another list, or another path, is another page with answers of its own', () => {
  const page = pageAt('?page=myApplications');
  for (const other of [addressOf('?page=notifications'), addressOf('?page=myApplications', '/hk/en/')]) {
    expect(isSamePage(page, other)).toBe(false);
    expect(answersFor(other, page)).toBeUndefined();
  }
});
