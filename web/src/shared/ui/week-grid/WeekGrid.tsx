import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import {
  cover,
  type DayNumber,
  days,
  gridRows,
  minutesPerDay,
  type Span,
  timeText,
  without,
  withTime,
} from '@/shared/lib/week';
import styles from './WeekGrid.module.css';

interface WeekGridProps {
  label: string;
  /** Full names, and letters short enough for the column heads. */
  dayNames: Readonly<Record<DayNumber, string>>;
  dayLetters: Readonly<Record<DayNumber, string>>;
  value: readonly Span[];
  /** `stroke` numbers the presses: cells painted in one stroke have the same number. */
  onChange: (value: readonly Span[], stroke: number) => void;
}

interface Cell {
  row: number;
  day: number;
}

const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, day: 0 },
  ArrowDown: { row: 1, day: 0 },
  ArrowLeft: { row: 0, day: -1 },
  ArrowRight: { row: 0, day: 1 },
};

function timeOf({ row, day }: Cell): { from: number; to: number } {
  const { from, to } = gridRows[row] ?? { from: 0, to: 0 };
  return { from: day * minutesPerDay + from, to: day * minutesPerDay + to };
}

function cellAt(x: number, y: number): Cell | undefined {
  const { row, day } = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset ?? {};
  return row === undefined || day === undefined ? undefined : { row: Number(row), day: Number(day) };
}

/**
 * A week painted by touch or mouse; by keyboard the arrows move, Space paints, and Shift with an arrow paints
 * on the way.
 */
export function WeekGrid({ label, dayNames, dayLetters, value, onChange }: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const brush = useRef<boolean>(undefined);
  /** The cell of a touch that may still turn into scrolling. */
  const touched = useRef<Cell>(undefined);
  const stroke = useRef(0);
  /** The week as this stroke has painted it; `value` may follow only after more of it. */
  const painted = useRef<readonly Span[]>(undefined);
  const [active, setActive] = useState<Cell>({ row: 4, day: 0 });

  const isFree = (cell: Cell) => {
    const { from, to } = timeOf(cell);
    return cover(value, from, to);
  };
  const paint = (cell: Cell, free: boolean, week = value): readonly Span[] => {
    const { from, to } = timeOf(cell);
    const next = free ? withTime(week, from, to) : without(week, from, to);
    onChange(next, stroke.current);
    return next;
  };
  const begin = (cell: Cell) => {
    touched.current = undefined;
    stroke.current += 1;
    brush.current = isFree(cell) !== 'all';
    painted.current = paint(cell, brush.current);
  };
  const onPointerDown = (event: PointerEvent, cell: Cell) => {
    if (event.button !== 0) return;
    setActive(cell);
    // A vertical touch scrolls; a sideways one, or a tap, paints.
    if (event.pointerType === 'touch') touched.current = cell;
    else begin(cell);
    // Otherwise the touch would stay captured by the first cell, and the cells under the finger could not be
    // found.
    if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (brush.current === undefined && touched.current === undefined) return;
    const cell = cellAt(event.clientX, event.clientY);
    if (cell === undefined) return;
    if (touched.current !== undefined && cell.day !== touched.current.day) begin(touched.current);
    if (brush.current !== undefined) painted.current = paint(cell, brush.current, painted.current);
  };
  const stop = () => {
    brush.current = undefined;
    painted.current = undefined;
    touched.current = undefined;
  };
  const onPointerUp = () => {
    if (touched.current !== undefined) begin(touched.current);
    stop();
  };
  const onKeyDown = (event: KeyboardEvent, cell: Cell) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = {
      row: Math.min(Math.max(cell.row + step.row, 0), gridRows.length - 1),
      day: Math.min(Math.max(cell.day + step.day, 0), days.length - 1),
    };
    if (event.shiftKey) stroke.current += 1;
    if (event.shiftKey) paint(next, isFree(cell) === 'all');
    setActive(next);
    table.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-day="${next.day}"]`)?.focus();
  };

  return (
    <table
      ref={table}
      className={styles.grid}
      aria-label={label}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={stop}
      onPointerLeave={stop}
    >
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th key={day} scope="col" abbr={dayNames[day]}>
              {dayLetters[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {gridRows.map(({ from, to }, row) => (
          <tr key={from}>
            <th scope="row">
              {timeText(from, to).slice(0, 2) === '00' ? '00–06' : timeText(from, to).slice(0, 5)}
            </th>
            {days.map((day) => {
              const cell = { row, day };
              const free = isFree(cell);
              return (
                <td key={day}>
                  <button
                    type="button"
                    className={`${styles.cell} ${styles[free]}`}
                    data-row={row}
                    data-day={day}
                    tabIndex={active.row === row && active.day === day ? 0 : -1}
                    aria-pressed={free === 'part' ? 'mixed' : free === 'all'}
                    aria-label={`${dayNames[day]} ${timeText(from, to)}`}
                    onPointerDown={(event) => onPointerDown(event, cell)}
                    onKeyDown={(event) => onKeyDown(event, cell)}
                    // Only clicks without a pointer, from a key or assistive technology.
                    onClick={(event) => event.detail === 0 && paint(cell, free !== 'all')}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
