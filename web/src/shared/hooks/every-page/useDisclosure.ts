import { useState } from 'react';
import type { Address } from '../../lib/every-page/address';
import { useKitPage } from './useKitPage';

/**
 * What is open over the page, such as a menu or one of several sheets, and the function that opens it or (given
 * nothing) closes it. A navigation closes it, although the component that opened it may stay mounted.
 */
export function useDisclosure<What>(): [What | undefined, (what: What | undefined) => void] {
  const { address } = useKitPage();
  const [opened, setOpened] = useState<{ what: What | undefined; on: Address }>();
  if (opened && opened.on !== address) setOpened(undefined);
  return [opened?.what, (what) => setOpened({ what, on: address })];
}
