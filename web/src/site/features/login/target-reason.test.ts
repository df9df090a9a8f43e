import { expect, test } from 'vitest';
import { targetReason } from './target-reason';

const job = '0123456789abcdef01234567';

test.each([
  [`/en/apply/?job=${job}`, { why: 'apply', job }],
  [`/apply/?job=${job}&step=fill-cv`, { why: 'apply', job }],
  [`/en/profile/create-apply/?job=${job}`, { why: 'apply', job }],
  [`/job/cook/${job}/`, { why: 'job', job }],
  ['/profile/?page=myJobAlert&alert=new&q=cook', { why: 'alert' }],
  ['/en/profile/?page=myProfile', { why: 'profile' }],
  ['/find-jobs/', undefined],
  ['/apply/?job=x', undefined],
  [undefined, undefined],
])('a login for %s says why', (target, reason) => {
  expect(targetReason(target)).toEqual(reason);
});
