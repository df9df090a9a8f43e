// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type DayNumber, days, minutesPerDay, type Span } from '@/shared/lib/week';
import { WeekGrid } from './WeekGrid';

afterEach(cleanup);

const names = Object.fromEntries(days.map((day) => [day, `Day ${day}`])) as Record<DayNumber, string>;

test('a stroke paints on over what it has painted, also before the page has shown it', () => {
  const changes: [readonly Span[], number][] = [];
  render(
    <WeekGrid
      label="Week"
      dayNames={names}
      dayLetters={names}
      value={[]}
      onChange={(...change) => changes.push(change)}
    />,
  );
  const cell = (day: number) => document.querySelector(`[data-row="0"][data-day="${day}"]`) as HTMLElement;
  document.elementFromPoint = vi.fn(() => cell(1));
  fireEvent.pointerDown(cell(0), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(screen.getByRole('table'));
  fireEvent.pointerUp(screen.getByRole('table'));
  const last = changes.at(-1)?.[0] ?? [];
  const daysOf = last.map((span) => Math.floor(span.from_minute_of_week / minutesPerDay));
  expect(daysOf).toEqual([0, 1]);
  expect(changes.map(([, stroke]) => stroke)).toEqual([1, 1]);
});
