// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { parseAddress } from './address';
import { createLateParts, Late, LateContext } from './late';
import { PageContext, type PageInfo } from './page';

const page = { address: parseAddress('/hk/', '', ''), texts: {} } as PageInfo;
const Sheet = () => <p>Sheet</p>;

test('a part that comes while it is being shown is shown without an error to recover from', async () => {
  const onRecoverableError = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')), { onRecoverableError });
  const late = createLateParts(async () => ({ Component: Sheet, texts: {} }), vi.fn());
  await act(async () =>
    startTransition(() =>
      root.render(
        <LateContext value={late}>
          <PageContext value={page}>
            <Late name="job/Sheet" props={{}} />
          </PageContext>
        </LateContext>,
      ),
    ),
  );
  expect(screen.getByText('Sheet')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('a part of a page on screen waits for a network, and a navigation does not', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onOffline = vi.fn();
  const part = { Component: Sheet, texts: {} };
  const fetchPart = vi.fn(() =>
    navigator.onLine ? Promise.resolve(part) : Promise.reject(new Error('no network')),
  );
  const late = createLateParts(fetchPart, onOffline);
  const waiting = late.wait('job/Sheet');
  await expect(late.load('job/Sheet')).rejects.toThrow('no network');
  await vi.waitFor(() => expect(onOffline).toHaveBeenCalledOnce());
  expect(late.wait('job/Sheet')).toBe(waiting);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await waiting).toBe(part);
  expect(late.loaded('job/Sheet')).toBe(part);
  expect(fetchPart).toHaveBeenCalledTimes(2);
  onLine.mockRestore();
});

test('a part that cannot be had with a network is an error', async () => {
  const late = createLateParts(() => Promise.reject(new Error('gone')), vi.fn());
  await expect(late.wait('job/Sheet')).rejects.toThrow('gone');
});
