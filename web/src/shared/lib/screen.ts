import type { ComponentType } from 'react';
import type { PatternRoute } from './routes';

/** A page of an application that the browser renders. */
export interface Screen<Texts> {
  title: (texts: Texts) => string;
  Component: ComponentType;
}

/** A page with the pattern of its path; its script is loaded at the first visit. */
export interface ScreenRoute<Texts> extends PatternRoute {
  load: () => Promise<{ screen: Screen<Texts> }>;
}
