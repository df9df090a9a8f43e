import { useState } from 'react';
import { type ComponentOnDemand, OnDemand } from '@/site/page/OnDemand';
import type { SideMenuProps } from '../useClientFrame';

const sideMenu: ComponentOnDemand<SideMenuProps> = {
  load: async () => (await import('./SideMenu')).SideMenu,
};

/** The phone's menu is loaded when it is first opened. */
export function DeferredSideMenu(props: SideMenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  const giveUp = () => {
    setWasOpened(false);
    props.onClose();
  };
  return wasOpened ? <OnDemand component={sideMenu} props={props} onFailed={giveUp} /> : null;
}
