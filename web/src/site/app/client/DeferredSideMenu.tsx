import { useRef } from 'react';
import { type ComponentOnDemand, OnDemand } from '../../page/every-page/OnDemand';
import type { SideMenuProps } from '../every-page/useClientFrame';

const sideMenu: ComponentOnDemand<SideMenuProps> = {
  load: async () => (await import('./SideMenu')).SideMenu,
};

/** The phone's menu is loaded when it is first opened. */
export function DeferredSideMenu(props: SideMenuProps) {
  const wasOpened = useRef(false);
  wasOpened.current ||= props.open;
  const giveUp = () => {
    wasOpened.current = false;
    props.onClose();
  };
  return wasOpened.current ? <OnDemand component={sideMenu} props={props} onFailed={giveUp} /> : null;
}
