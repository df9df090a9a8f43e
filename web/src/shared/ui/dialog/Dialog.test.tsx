// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';

afterEach(cleanup);

function show(onClose: () => void) {
  render(
    <Dialog open title="Photo" closeLabel="Close" onClose={onClose}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  return screen.getByRole<HTMLDialogElement>('dialog');
}

test('Escape asks for the end, and the dialog stays until it is told', () => {
  const onClose = vi.fn();
  const dialog = show(onClose);
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});

test('a file that is not chosen after all leaves the dialog open', () => {
  const onClose = vi.fn();
  show(onClose);
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a press beside it asks for the end, and does not take the focus', () => {
  const onClose = vi.fn();
  const dialog = show(onClose);
  expect(fireEvent.mouseDown(screen.getByLabelText('File'))).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(fireEvent.mouseDown(dialog)).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog that the browser closes by itself says so, and one that was closed does not', () => {
  const onClose = vi.fn();
  const dialog = show(onClose);
  dialog.dispatchEvent(new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  dialog.close();
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  expect(onClose).toHaveBeenCalledOnce();
});
