import { days, minutesPerDay, type Span, without } from '../../../shared/lib/week';

/** `asked`: the job's hours of which nobody knows whether the person is free. */
export type BarKind = 'free' | 'job' | 'both' | 'asked';

/** A piece of a day, in minutes from its midnight. */
export interface Bar {
  kind: BarKind;
  from: number;
  to: number;
}

interface Fit {
  job: readonly Span[];
  free: readonly Span[];
  both: readonly Span[];
}

/** Hours before and after the job's that are drawn, too. */
const margin = 2 * 60;

function minus(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return others.reduce(
    (rest, { from_minute_of_week, to_minute_of_week }) =>
      without(rest, from_minute_of_week, to_minute_of_week),
    spans,
  );
}

function piecesOf(spans: readonly Span[], kind: BarKind, day: number): Bar[] {
  const start = day * minutesPerDay;
  return spans.flatMap(({ from_minute_of_week, to_minute_of_week }) => {
    const from = Math.max(0, from_minute_of_week - start);
    const to = Math.min(minutesPerDay, to_minute_of_week - start);
    return from < to ? [{ kind, from, to }] : [];
  });
}

/** The kinds that a drawing can have, for its legend. */
export function barKinds({ job, free }: Fit): BarKind[] {
  if (free.length === 0) return ['asked'];
  return job.length === 0 ? ['free'] : ['both', 'job', 'free'];
}

/** What is drawn for each day of the week, from Monday on: nothing lies over anything else. */
export function weekBars({ job, free, both }: Fit): Bar[][] {
  // Somebody who gave no free times has not said that they are not free.
  const jobKind = free.length === 0 ? 'asked' : 'job';
  const onlyJob = minus(job, both);
  const onlyFree = minus(free, both);
  return days.map((day) => [
    ...piecesOf(onlyFree, 'free', day),
    ...piecesOf(onlyJob, jobKind, day),
    ...piecesOf(both, 'both', day),
  ]);
}

/** The hours of the day that matter: the job's with some around them, or else those in which somebody is free. */
export function shownHours({ job, free }: Fit): { from: number; to: number } {
  const isNamed = job.length > 0;
  const pieces = days.flatMap((day) => piecesOf(isNamed ? job : free, 'job', day));
  const around = isNamed ? margin : 0;
  const from = Math.min(...pieces.map((piece) => piece.from)) - around;
  const to = Math.max(...pieces.map((piece) => piece.to)) + around;
  if (pieces.length === 0) return { from: 0, to: minutesPerDay };
  return {
    from: Math.max(0, Math.floor(from / 60) * 60),
    to: Math.min(minutesPerDay, Math.ceil(to / 60) * 60),
  };
}
