import { expect, test } from 'vitest';
import { type Act, may } from './permissions';

const acts: readonly Act[] = [
  'changeCompany',
  'managePeople',
  'readLog',
  'closeCompany',
  'changeBranches',
  'changeJobs',
  'decide',
  'manageKeys',
];
const allowed = (role: 'owner' | 'recruiter' | 'viewer', state = 'verified') =>
  acts.filter((act) => may(act, role, state));

test('[10.09] an owner may do everything, a recruiter works with branches, jobs and applicants, a viewer reads', () => {
  expect(allowed('owner')).toEqual(acts);
  expect(allowed('recruiter')).toEqual(['changeBranches', 'changeJobs', 'decide']);
  expect(allowed('viewer')).toEqual([]);
});

test('a company that is closed can only be looked at', () => {
  expect(allowed('owner', 'closed')).toEqual(['readLog']);
  expect(allowed('recruiter', 'closed')).toEqual([]);
});
