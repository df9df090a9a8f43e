// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { scrollToStart } from './scroll';

const target = () => document.getElementById('開工') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<h2 id="開工"></h2>';
});

test('[2.118] a navigation scrolls to the target of its hash, as the browser writes it', () => {
  const scroll = vi.spyOn(target(), 'scrollIntoView');
  scrollToStart(encodeURIComponent('開工'));
  expect(scroll).toHaveBeenCalledOnce();
});

test('[2.118] a hash without a target, or one that is badly written, leads to the top', () => {
  const scroll = vi.spyOn(globalThis, 'scrollTo');
  for (const hash of ['', 'nothing', '100%', '%E9%96']) scrollToStart(hash);
  expect(scroll.mock.calls).toEqual(Array(4).fill([0, 0]));
});
