// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pullLength, reloadOnPull } from './reload-on-pull';

const reload = vi.fn();
let end: () => void;

beforeEach(() => {
  reload.mockClear();
  end = reloadOnPull(reload);
});

afterEach(() => end());

function touch(type: string, clientY = 0, target: EventTarget = document.body): void {
  const event = Object.assign(new Event(type, { bubbles: true }), { touches: [{ clientY }] });
  target.dispatchEvent(event);
}

const hints = () => document.body.textContent;

test('a page that is pulled down far enough is loaded again when it is let go', () => {
  touch('touchstart', 100);
  touch('touchmove', 100 + pullLength - 1);
  expect(hints()).toBe('');
  touch('touchmove', 100 + pullLength);
  expect(hints()).toBe('↻');
  touch('touchend');
  expect(reload).toHaveBeenCalledOnce();
  expect(hints()).toBe('');
});

test('a finger that goes back up, or is taken away by the device, loads nothing', () => {
  touch('touchstart', 100);
  touch('touchmove', 300);
  touch('touchmove', 110);
  touch('touchend');
  touch('touchstart', 100);
  touch('touchmove', 300);
  touch('touchcancel');
  touch('touchend');
  expect(reload).not.toHaveBeenCalled();
  expect(hints()).toBe('');
});

test('neither a page that is scrolled down nor a dialog is pulled', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  touch('touchstart', 100, dialog);
  touch('touchmove', 300, dialog);
  touch('touchend', 0, dialog);
  dialog.remove();
  vi.stubGlobal('scrollY', 40);
  touch('touchstart', 100);
  touch('touchmove', 300);
  touch('touchend');
  expect(reload).not.toHaveBeenCalled();
});
