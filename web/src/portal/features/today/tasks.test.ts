import { expect, test } from 'vitest';
import { companyToday } from '@/portal/testing/samples';
import { tasksOf } from './tasks';

const names = (...given: Parameters<typeof tasksOf>) => tasksOf(...given).map(({ name }) => name);

test('[10.13] the first page leads to the first job, to drafts and to what closes soon', () => {
  const jobs = (stage: 'draft' | 'open', count: number, days_left: number | null = null) => ({
    counts: [{ stage, count }],
    jobs: [{ id: 'j', days_left }],
  });
  expect(names({ ...companyToday, jobs: { counts: [], jobs: [] } }, 'recruiter')).toEqual(['firstJob']);
  expect(names({ ...companyToday, jobs: jobs('draft', 1) }, 'recruiter')).toEqual(['drafts']);
  expect(names({ ...companyToday, jobs: jobs('open', 1, 3) }, 'recruiter')).toEqual(['ending']);
  expect(names({ ...companyToday, jobs: jobs('open', 1, 4) }, 'recruiter')).toEqual([]);
  expect(names({ ...companyToday, jobs: { counts: [], jobs: [] } }, 'viewer')).toEqual([]);
});

test('a company that was refused has to be changed first of all', () => {
  const refused = { ...companyToday, state: 'refused' as const, missing: ['proof' as const] };
  expect(names(refused, 'owner')).toEqual(['refused']);
});

test('a company without branches, logo or words is not ready', () => {
  const bare = { ...companyToday, branches: [], logo_thumbnail: null, about: { zh_hant: '麵', en: '' } };
  expect(names(bare, 'owner')).toEqual(['branches', 'logo', 'about']);
});

test('[10.09] nobody is asked to do what the role may not do', () => {
  const bare = { ...companyToday, branches: [], logo_thumbnail: null, invitations: [{ id: 'i' }] };
  expect(names(bare, 'owner')).toEqual(['branches', 'logo', 'invitations']);
  expect(names(bare, 'recruiter')).toEqual(['branches']);
  expect(names(bare, 'viewer')).toEqual([]);
});

test('what a partner or a feed keeps up to date is not asked for here', () => {
  expect(names({ ...companyToday, logo_thumbnail: null, upkeep: 'feed' }, 'owner')).toEqual([]);
});

test('there is nothing to do in a company that is closed', () => {
  expect(names({ ...companyToday, branches: [], state: 'closed' }, 'owner')).toEqual([]);
});
