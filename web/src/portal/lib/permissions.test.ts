import { expect, test } from 'vitest';
import { isAllowed, type Permission } from './permissions';

const permissions: readonly Permission[] = [
  'changeCompany',
  'managePeople',
  'readLog',
  'closeCompany',
  'changeBranches',
  'changeJobs',
  'decide',
  'manageApiKeys',
];
const allowed = (role: 'owner' | 'recruiter' | 'viewer', state = 'verified') =>
  permissions.filter((permission) => isAllowed(permission, role, state));

test('[10.09] an owner may do everything, a recruiter works with branches, jobs and applicants, a viewer reads', () => {
  expect(allowed('owner')).toEqual(permissions);
  expect(allowed('recruiter')).toEqual(['changeBranches', 'changeJobs', 'decide']);
  expect(allowed('viewer')).toEqual([]);
});

test('a company that is closed can only be looked at', () => {
  expect(allowed('owner', 'closed')).toEqual(['readLog']);
  expect(allowed('recruiter', 'closed')).toEqual([]);
});
