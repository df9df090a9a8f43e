// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { parseAddress } from '../lib/address';
import { createDeferredLoader, Deferred, DeferredContext, type LoadedComponent } from './Deferred';
import { type PageInfo, PageProvider } from './usePage';

const page = { address: parseAddress('/hk/', '', ''), texts: {} } as PageInfo;
const Sheet = () => <p>Sheet</p>;

test('a component that loads while it is being shown is shown without an error to recover from', async () => {
  const onRecoverableError = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')), { onRecoverableError });
  const loader = createDeferredLoader(async () => ({ Component: Sheet, texts: {} }), vi.fn());
  await act(async () =>
    startTransition(() =>
      root.render(
        <DeferredContext value={loader}>
          <PageProvider value={page}>
            <Deferred name="job/Sheet" props={{}} />
          </PageProvider>
        </DeferredContext>,
      ),
    ),
  );
  expect(screen.getByText('Sheet')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('a component of a page on screen waits for a network, and a navigation does not', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onOffline = vi.fn();
  const sheet = { Component: Sheet, texts: {} };
  const fetchComponent = vi.fn(() =>
    navigator.onLine ? Promise.resolve(sheet) : Promise.reject(new Error('no network')),
  );
  const loader = createDeferredLoader(fetchComponent, onOffline);
  const waiting = loader.wait('job/Sheet');
  await expect(loader.load('job/Sheet')).rejects.toThrow('no network');
  await vi.waitFor(() => expect(onOffline).toHaveBeenCalledOnce());
  expect(loader.wait('job/Sheet')).toBe(waiting);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await waiting).toBe(sheet);
  expect(loader.loaded('job/Sheet')).toBe(sheet);
  expect(fetchComponent).toHaveBeenCalledTimes(2);
  onLine.mockRestore();
});

test('a component that does not load in spite of a network is an error', async () => {
  const loader = createDeferredLoader(() => Promise.reject(new Error('gone')), vi.fn());
  await expect(loader.wait('job/Sheet')).rejects.toThrow('gone');
});

test('a dialog that does not load is closed again, and asked for anew when it is opened again', async () => {
  const fetchComponent = vi.fn(async (): Promise<LoadedComponent> => ({ Component: Sheet, texts: {} }));
  fetchComponent.mockRejectedValueOnce(new Error('blocked'));
  const showNotice = vi.fn();
  const loader = createDeferredLoader(fetchComponent, showNotice);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const onClose = vi.fn();
  const show = (open: boolean) =>
    act(async () =>
      root.render(
        <DeferredContext value={loader}>
          <PageProvider value={page}>
            {open && <Deferred name="job/Sheet" props={{ onClose }} />}
          </PageProvider>
        </DeferredContext>,
      ),
    );
  await show(true);
  expect(onClose).toHaveBeenCalled();
  expect(showNotice.mock.calls).toEqual([['requestError']]);
  expect(fetchComponent).toHaveBeenCalledTimes(1);
  await show(false);
  await show(true);
  expect(screen.getByText('Sheet')).toBeTruthy();
  expect(fetchComponent).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});
