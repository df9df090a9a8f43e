import { expect, test } from 'vitest';
import { membershipOf } from '@/portal/testing/samples';
import { currentItem, navItems } from './nav-items';

test('[10.09] the log is in the menu of owners alone', () => {
  const names = (role: 'owner' | 'recruiter' | 'viewer') =>
    navItems(membershipOf({ role })).map(({ name }) => name);
  expect(names('owner')).toContain('log');
  expect(names('recruiter')).not.toContain('log');
  expect(names('viewer')).not.toContain('log');
});

test('a page below another belongs to the same item', () => {
  const items = navItems(membershipOf());
  expect(currentItem(items, '/c1/branches/b1/')?.name).toBe('branches');
  expect(currentItem(items, '/c1/')?.name).toBe('today');
});
