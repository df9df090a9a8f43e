import { type ComponentType, createContext } from 'react';
import { useProvided } from '@/shared/hooks/useProvided';
import { useStore } from '@/shared/hooks/useStore';
import type { Store } from '@/shared/lib/store';
import type { Catalogue } from '../messages/catalogue';

export interface SideMenuProps {
  open: boolean;
  onClose: () => void;
}

export interface FooterProps {
  /** The audience of the pages. */
  audience?: 'seekers' | 'employers';
  /** Whether the layout has the round button that leads to all filters. */
  searchAction?: boolean;
}

/** The parts of the frame that only the browser renders: the personal menus and the overlays. */
export interface ClientFrame {
  AccountMenu: ComponentType;
  Overlays: ComponentType;
  SideMenu: ComponentType<SideMenuProps>;
  texts: Catalogue['personal'];
}

export interface ClientFrameAccess {
  /** Absent until the second script has loaded. */
  frame: Store<ClientFrame | undefined>;
  /** Loads it now, unless it is already loading. */
  load: () => void;
  /** The footer's script is deferred too; until it has loaded, the server's HTML stays. */
  Footer: ComponentType<FooterProps>;
}

export const ClientFrameContext = createContext<ClientFrameAccess | undefined>(undefined);

export function useClientFrame(): Omit<ClientFrameAccess, 'frame'> & { frame: ClientFrame | undefined } {
  const access = useProvided(ClientFrameContext, 'client frame');
  return { ...access, frame: useStore(access.frame) };
}

/** For components of the client frame, which render only after its texts are loaded. */
export function usePersonalTexts(): Catalogue['personal'] {
  const { frame } = useClientFrame();
  if (frame === undefined) throw new Error('Personal texts are not loaded');
  return frame.texts;
}
