import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { type Store, useStore } from '../lib/store';
import type { Catalogue } from '../messages/catalogue';
import type { AccountMenu } from './life/AccountMenu';
import type { Overlays } from './life/Overlays';
import type { SideMenu } from './life/SideMenu';

/** What comes to life after the page stands: the menus of the person at the screen, and messages over the page. */
export interface LiveParts {
  AccountMenu: typeof AccountMenu;
  Overlays: typeof Overlays;
  SideMenu: ComponentType<ComponentProps<typeof SideMenu>>;
  texts: Catalogue['personal'];
}

export interface LifeAccess {
  parts: Store<LiveParts | undefined>;
  /** Fetches the parts now, if they are not on their way. */
  load: () => void;
  /** The footer's own script comes late too; until then the server's footer stands. */
  Footer: ComponentType;
}

export const LifeContext = createContext<LifeAccess | undefined>(undefined);

export function useLife(): Omit<LifeAccess, 'parts'> & { parts: LiveParts | undefined } {
  const access = useContext(LifeContext);
  if (access === undefined) throw new Error('No life around this component');
  return { ...access, parts: useStore(access.parts) };
}

/** For the live parts themselves, which are shown only once their texts are there. */
export function usePersonalTexts(): Catalogue['personal'] {
  const { parts } = useLife();
  if (parts === undefined) throw new Error('Personal texts are not loaded');
  return parts.texts;
}
