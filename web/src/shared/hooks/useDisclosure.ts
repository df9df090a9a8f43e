import { useState } from 'react';
import type { Address } from '../lib/address';
import { useKitPage } from './useKitPage';

/**
 * What is open over the page, such as a menu or one of several sheets, and a function that opens it, or
 * closes it when called with undefined. A navigation closes it, although the component may stay mounted.
 */
export function useDisclosure<What>(): [What | undefined, (what: What | undefined) => void] {
  const { address } = useKitPage();
  const [opened, setOpened] = useState<{ what: What | undefined; on: Address }>();
  if (opened && opened.on !== address) setOpened(undefined);
  return [opened?.what, (what) => setOpened({ what, on: address })];
}
