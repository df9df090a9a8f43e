import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ApplicantListedFragment } from '../../../generated/portal/graphql';
import { type Column, canMove, columnBeside, columns } from './columns';

type Card = ApplicantListedFragment;

/** A card that was picked up. */
export interface Lifted {
  card: Card;
  from: Column;
  over: Column;
  /** Where a pointer has it; absent for a keyboard. */
  at: { x: number; y: number } | undefined;
}

/** A pointer that moves less than this still presses. */
const threshold = 6;
/** So near to an edge the columns scroll by. */
const edge = 48;

interface Moving {
  lifted: Lifted | undefined;
  /** For the card, where a mouse may grasp it, and for its grip. */
  pointer: (card: Card, from: Column) => { onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void };
  onKeyDown: (event: KeyboardEvent, card: Card, from: Column) => void;
  cancel: () => void;
  /** Whether a card was moved just now: then the end of it is no press on a link. */
  wasMoved: () => boolean;
}

function columnAt(x: number, y: number): Column | undefined {
  const { column } = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset ?? {};
  return columns.find((each) => each === column);
}

interface MovingOptions {
  board: RefObject<HTMLElement | null>;
  /** A card was put into another column, which it may go to. */
  onDrop: (card: Card, to: Column) => void;
  onSay: (what: 'lifted' | 'over' | 'cannot' | 'cancelled', card: Card, column: Column) => void;
}

/** Moves cards between columns: by mouse, by thumb and by keyboard. */
export function useMoving({ board, onDrop, onSay }: MovingOptions): Moving {
  const [lifted, setShown] = useState<Lifted>();
  // Known at once: a card that goes to another column loses the focus before the next rendering.
  const latest = useRef<Lifted>(undefined);
  const setLifted = (next: Lifted | undefined) => {
    latest.current = next;
    setShown(next);
  };
  /** Ends what a pointer has begun. */
  const letGo = useRef<() => void>(undefined);
  const moved = useRef(false);

  const drop = ({ card, from, over }: Lifted) => {
    setLifted(undefined);
    if (over === from) onSay('cancelled', card, from);
    else if (canMove(card, from, over)) onDrop(card, over);
    else onSay('cannot', card, over);
  };
  const cancel = () => {
    letGo.current?.();
    if (latest.current) onSay('cancelled', latest.current.card, latest.current.from);
    setLifted(undefined);
  };
  const scrollNear = (x: number) => {
    const area = board.current?.getBoundingClientRect();
    if (!area) return;
    if (x < area.left + edge) board.current?.scrollBy({ left: -16 });
    if (x > area.right - edge) board.current?.scrollBy({ left: 16 });
  };

  /** The page follows the pointer, and not the card: that one may go to another column meanwhile. */
  function follow(pressed: ReactPointerEvent<HTMLElement>, card: Card, from: Column): void {
    letGo.current?.();
    const { currentTarget: element, pointerId, clientX, clientY } = pressed;
    const listening = new AbortController();
    const { signal } = listening;
    const isOurs = (event: PointerEvent) => event.pointerId === pointerId;
    letGo.current = () => listening.abort();
    const onMove = (event: PointerEvent) => {
      if (!isOurs(event)) return;
      // It was let go where nobody could tell.
      if (event.buttons === 0) {
        cancel();
        return;
      }
      const { clientX: x, clientY: y } = event;
      if (latest.current === undefined && Math.hypot(x - clientX, y - clientY) <= threshold) return;
      if (latest.current === undefined && element.isConnected) element.setPointerCapture(pointerId);
      moved.current = true;
      scrollNear(x);
      setLifted({ card, from, over: columnAt(x, y) ?? from, at: { x, y } });
    };
    const onUp = (event: PointerEvent) => {
      if (!isOurs(event)) return;
      letGo.current?.();
      if (latest.current?.at) drop(latest.current);
      // The press that ends it comes right after.
      setTimeout(() => {
        moved.current = false;
      });
    };
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onUp, { signal });
    addEventListener('pointercancel', (event) => isOurs(event) && cancel(), { signal });
  }
  useEffect(() => () => letGo.current?.(), []);

  return {
    lifted,
    cancel,
    wasMoved: () => moved.current,
    pointer: (card, from) => ({
      onPointerDown(event) {
        const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
        // A thumb on the card scrolls; on its grip it moves the card.
        if (event.button !== 0 || (event.pointerType !== 'mouse' && !isGrip)) return;
        moved.current = false;
        follow(event, card, from);
      },
    }),
    onKeyDown(event, card, from) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        if (event.repeat) return;
        if (lifted) drop(lifted);
        else {
          setLifted({ card, from, over: from, at: undefined });
          onSay('lifted', card, from);
        }
      } else if (lifted && event.key === 'Escape') {
        event.preventDefault();
        cancel();
      } else if (lifted && step) {
        event.preventDefault();
        const over = columnBeside(lifted.over, step);
        setLifted({ ...lifted, over });
        onSay(canMove(card, from, over) ? 'over' : 'cannot', card, over);
      }
    },
  };
}
