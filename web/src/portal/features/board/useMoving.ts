import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ApplicantListedFragment } from '@/generated/portal/graphql';
import { type Column, canMove, columnBeside, columns } from './columns';

type Card = ApplicantListedFragment;

/** A card that has been picked up. */
export interface Lifted {
  card: Card;
  from: Column;
  over: Column;
  /** The pointer's position; undefined when moved by keyboard. */
  at: { x: number; y: number } | undefined;
}

/** A pointer that moves less than this is a click. */
const threshold = 6;
/** Closer than this to an edge, the columns scroll. */
const edge = 48;

interface Moving {
  lifted: Lifted | undefined;
  /** Handlers for the card, which a mouse can drag, and for its grip. */
  pointer: (card: Card, from: Column) => { onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void };
  onKeyDown: (event: KeyboardEvent, card: Card, from: Column) => void;
  cancel: () => void;
  /** Whether a card was just moved, so that the click that follows is not a click on a link. */
  wasMoved: () => boolean;
}

function columnAt(x: number, y: number): Column | undefined {
  const { column } = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset ?? {};
  return columns.find((each) => each === column);
}

interface MovingOptions {
  board: RefObject<HTMLElement | null>;
  /** Called when a card is dropped on a column that it may move to. */
  onDrop: (card: Card, to: Column) => void;
  onSay: (what: 'lifted' | 'over' | 'cannot' | 'cancelled', card: Card, column: Column) => void;
}

/** Moves cards between columns: by mouse, by thumb and by keyboard. */
export function useMoving({ board, onDrop, onSay }: MovingOptions): Moving {
  const [lifted, setShown] = useState<Lifted>();
  // A ref, because a card that changes column loses the focus before the next render.
  const latest = useRef<Lifted>(undefined);
  const setLifted = (next: Lifted | undefined) => {
    latest.current = next;
    setShown(next);
  };
  /** Stops following the pointer. */
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

  /** Listens on the window instead of the card, because the card may change column meanwhile. */
  function follow(pressed: ReactPointerEvent<HTMLElement>, card: Card, from: Column): void {
    letGo.current?.();
    const { currentTarget: element, pointerId, clientX, clientY } = pressed;
    const listening = new AbortController();
    const { signal } = listening;
    const isOurs = (event: PointerEvent) => event.pointerId === pointerId;
    letGo.current = () => listening.abort();
    const onMove = (event: PointerEvent) => {
      if (!isOurs(event)) return;
      // The button was released outside the window.
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
      // The click event follows right after.
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
        // Touching the card scrolls; touching its grip moves the card.
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
