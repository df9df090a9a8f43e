import { type ComponentProps, lazy, Suspense, useRef } from 'react';
import { loadChunk } from '../../lib/chunks';
import type { SideMenu as Menu } from './SideMenu';

const SideMenu = lazy(async () => ({ default: (await loadChunk(() => import('./SideMenu'))).SideMenu }));

/** The phone's menu comes when it is first opened. */
export function LateSideMenu(props: ComponentProps<typeof Menu>) {
  const wasOpened = useRef(false);
  wasOpened.current ||= props.open;
  return wasOpened.current ? (
    <Suspense>
      <SideMenu {...props} />
    </Suspense>
  ) : null;
}
