import { useState } from 'react';
import type { Address } from '../../lib/every-page/address';
import { useKitPage } from './useKitPage';

/**
 * What is open over the page, such as a menu or one of several sheets, and the way to open it and (with nothing) to close
 * it. It is left behind by a navigation, going back too, although the part of the page that opened it may stay.
 */
export function useDisclosure<What>(): [What | undefined, (what: What | undefined) => void] {
  const { address } = useKitPage();
  const [opened, setOpened] = useState<{ what: What | undefined; on: Address }>();
  if (opened && opened.on !== address) setOpened(undefined);
  return [opened?.what, (what) => setOpened({ what, on: address })];
}
