import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** Says what belongs here instead of rendering it. */
export type PlacePiece = <Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  props: Props,
) => ReactNode;

/** Set where pieces of pages are kept: on the server. */
export const PiecesContext = createContext<PlacePiece | undefined>(undefined);

/**
 * A component, by a name of its own, that looks alike on every page of a language, of a day, with the same props, which are data: the server
 * renders it once for all of them. It cannot use `useId`, whose ids tell where on a page they are.
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
