import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** Marks the place of a piece instead of rendering it. */
export type PlacePiece = <Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  props: Props,
) => ReactNode;

/** Set where rendered pieces are cached: on the server. */
export const PiecesContext = createContext<PlacePiece | undefined>(undefined);

/**
 * A named component that renders the same on every page of a language and day with the same props, which must
 * be data: the server renders it once for all of them. It cannot use `useId`, whose ids depend on the
 * position in the page.
 */
export function renderedOnce<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Component;
  return function RenderedOnce(props: Props) {
    const place = use(PiecesContext);
    return place === undefined ? <Component {...props} /> : place(name, Component, props);
  };
}
