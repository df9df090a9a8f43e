import { type ComponentType, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PiecesContext, type PlacePiece } from '@/site/page/rendered-once';
import { inlineJson } from './document';

/** The server's cache of rendered pieces, shared by all its engines: server/render/pieces.hpp. */
export interface PieceKeeper {
  /** Sets what the following pieces depend on besides their names and props. */
  begin: (circumstances: string) => void;
  /**
   * Returns the number of a place on the page; negative if its piece is not cached and has to be rendered.
   */
  place: (madeFrom: string) => number;
  keep: (place: number, html: string) => void;
  /**
   * The number of a place in a script element that the server fills with an argument of the call, which is
   * JSON.
   */
  given: (index: number) => number;
}

/** The element that the server replaces by a piece. No text can look like it, because React escapes `<`. */
const mark = 'x-piece';
const separator = `<${mark}></${mark}>`;

function markOf(place: number): string {
  return `<${mark} id="${place}"></${mark}>`;
}

/** Cached HTML by name, which depends only on the circumstances. */
export function keptHtml(name: string, make: () => string, keeper: PieceKeeper | undefined): string {
  if (keeper === undefined) return make();
  const number = keeper.place(name);
  if (number < 0) keeper.keep(-number, make());
  return markOf(Math.abs(number));
}

/** JSON given to the call as an argument, escaped for a script element. */
export function inlineArgument(index: number, json: string, keeper: PieceKeeper | undefined): string {
  return keeper === undefined ? inlineJson(json) : markOf(keeper.given(index));
}

interface PageWithPieces {
  page: ReactElement;
  /** Wraps pieces in the page's surroundings. */
  around: (pieces: ReactNode) => ReactElement;
  /** Everything that pieces depend on besides their props. */
  circumstances: string;
}

interface MissingPiece {
  place: number;
  element: ReactElement;
}

function makePieces(missing: readonly MissingPiece[], around: PageWithPieces['around']): string[] {
  const pieces = missing.map(({ place, element }) => (
    <Fragment key={place}>
      {element}
      {createElement(mark)}
    </Fragment>
  ));
  return renderToString(around(pieces)).split(separator);
}

/** Renders a page with marks in place of its pieces, and renders the pieces that are not cached. */
export function renderWithPieces(
  { page, around, circumstances }: PageWithPieces,
  keeper: PieceKeeper | undefined,
): string {
  if (keeper === undefined) return renderToString(page);
  const missing: MissingPiece[] = [];
  const placePiece: PlacePiece = <Props extends object>(
    name: string,
    Component: ComponentType<Props>,
    props: Props,
  ) => {
    const number = keeper.place(`${name} ${JSON.stringify(props)}`);
    const id = Math.abs(number);
    if (number < 0) missing.push({ place: id, element: <Component {...props} /> });
    return createElement(mark, { id });
  };
  keeper.begin(circumstances);
  const html = renderToString(<PiecesContext value={placePiece}>{page}</PiecesContext>);
  if (missing.length === 0) return html;
  const made = makePieces(missing, around);
  for (const [index, { place }] of missing.entries()) keeper.keep(place, made[index] ?? '');
  return html;
}
