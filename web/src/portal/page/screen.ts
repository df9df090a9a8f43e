import type { ComponentType } from 'react';
import type { Catalogue } from '../messages/catalogue';

/** A page of the portal. */
export interface Screen {
  title: (texts: Catalogue) => string;
  Component: ComponentType;
}

export interface ScreenModule {
  screen: Screen;
}
