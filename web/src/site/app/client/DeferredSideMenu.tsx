import { lazy, Suspense, useRef } from 'react';
import { loadChunk } from '../../../shared/services/every-page/chunks';
import type { SideMenuProps } from '../every-page/useClientFrame';

const SideMenu = lazy(async () => ({ default: (await loadChunk(() => import('./SideMenu'))).SideMenu }));

/** The phone's menu is loaded when it is first opened. */
export function DeferredSideMenu(props: SideMenuProps) {
  const wasOpened = useRef(false);
  wasOpened.current ||= props.open;
  return wasOpened.current ? (
    <Suspense>
      <SideMenu {...props} />
    </Suspense>
  ) : null;
}
