// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createAddresses } from '../lib/address';
import { createStore } from '../lib/store';
import { useDisclosure } from './useDisclosure';
import { type KitPage, KitPageContext } from './useKitPage';
import { useStore } from './useStore';

const pageAt = (path: string) => ({ address: createAddresses('/hk').parse(path, '', '') }) as KitPage;
const first = pageAt('/hk/find-jobs/');
const second = pageAt('/hk/');
const page = createStore(first);

function AroundPage({ children }: { children: ReactNode }) {
  return <KitPageContext value={useStore(page)}>{children}</KitPageContext>;
}

test('what is open is left behind by a navigation, and does not come back with the page', () => {
  const { result } = renderHook(() => useDisclosure<string>(), { wrapper: AroundPage });
  const opened = () => result.current[0];
  const open = (what: string | undefined) => act(() => result.current[1](what));
  open('salary');
  expect(opened()).toBe('salary');
  act(() => page.set(second));
  expect(opened()).toBeUndefined();
  act(() => page.set(first));
  expect(opened()).toBeUndefined();
  open('district');
  expect(opened()).toBe('district');
  open(undefined);
  expect(opened()).toBeUndefined();
});
