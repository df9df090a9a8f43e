import { type ComponentType, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PiecesContext, type PlacePiece } from '../../page/every-page/rendered-once';
import { inlineJson } from './document';

/** What the server keeps pieces in, for all its engines: server/render/pieces.hpp. */
export interface PieceKeeper {
  /** What the pieces that follow depend on beside what they are made from. */
  begin: (circumstances: string) => void;
  /** The number of a place on the page; negative when the piece for it has to be made. */
  place: (madeFrom: string) => number;
  keep: (place: number, html: string) => void;
  /** The number of a place for an argument of the call, which is JSON, in a script element. */
  given: (index: number) => number;
}

/** The keeper puts pieces in its place. No text can look like it: React escapes what begins a tag. */
const mark = 'x-piece';
const separator = `<${mark}></${mark}>`;

function markOf(place: number): string {
  return `<${mark} id="${place}"></${mark}>`;
}

/** HTML by its name, that depends on the circumstances alone. */
export function keptHtml(name: string, make: () => string, keeper: PieceKeeper | undefined): string {
  if (keeper === undefined) return make();
  const number = keeper.place(name);
  if (number < 0) keeper.keep(-number, make());
  return markOf(Math.abs(number));
}

/** JSON that the call was given as an argument, for the inside of a script element. */
export function inlineArgument(index: number, json: string, keeper: PieceKeeper | undefined): string {
  return keeper === undefined ? inlineJson(json) : markOf(keeper.given(index));
}

interface PageWithPieces {
  page: ReactElement;
  /** Puts around pieces what is around the page. */
  around: (pieces: ReactNode) => ReactElement;
  /** Whatever pieces depend on beside their props. */
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

/** Renders a page, with marks where pieces belong that are kept, and makes the pieces that are not. */
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
