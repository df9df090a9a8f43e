// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { refusal, show } from '@/portal/testing/show';

afterEach(cleanup);

const at = '2026-11-15T02:00:00.000Z';
const entries = [
  { id: '2', at, kind: 'company_verified', by: '', by_id: null, by_email: '', subject: '' },
  {
    id: '1',
    at,
    kind: 'person_invited',
    by: 'Chan Tai Man',
    by_id: 'p1',
    by_email: 'ho@noodles.test',
    subject: 'lee@noodles.test',
  },
];

function showLog({ total = 2, exportsLeft = 1, query = '' } = {}) {
  return show({
    path: `/portal/en/c1/log/${query}`,
    person: personOf(membershipOf()),
    answers: {
      Log: { company: { id: 'c1', limits: { exports_left_today: exportsLeft }, log: { total, entries } } },
    },
  });
}

test('[10.38] the log says who did what to whom, and when', async () => {
  await showLog();
  const entry = async (words: string) => (await screen.findByText(words)).closest('li') as HTMLElement;
  const [staff, invited] = [await entry('Hoigung staff'), await entry('Chan Tai Man')];
  expect(staff.textContent).toContain('Hoigung staff verified the company');
  expect(invited.textContent).toContain(
    'Chan Tai Man (ho@noodles.test, ID p1) invited somebody (lee@noodles.test)',
  );
  expect(
    within(invited)
      .getByText(/15 Nov/)
      .getAttribute('datetime'),
  ).toBe(at);
});

test('[10.38] it is read page by page', async () => {
  const { asked } = await showLog({ total: 61, query: '?page=2' });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the log' }));
  expect(pages.getByRole('link', { name: /Next/ }).getAttribute('href')).toBe('/portal/en/c1/log/?page=3');
  expect(asked('Log')).toEqual([{ company: 'c1', limit: 30, offset: 30 }]);
});

test('[10.45] it can be downloaded while the day has exports left', async () => {
  await showLog();
  expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeTruthy();
  cleanup();
  await showLog({ exportsLeft: 0 });
  await screen.findByText('Hoigung staff');
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('[10.09] who may not read it is told so, and not asked to try again', async () => {
  await show({
    path: '/portal/en/c1/log/',
    person: personOf(membershipOf({ role: 'viewer' })),
    answers: { Log: refusal('E100027'), Me: { me: null } },
  });
  expect(await screen.findByText('Your role cannot see this page')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
