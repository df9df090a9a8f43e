import { days, minutesPerDay, type Span, without } from '@/shared/lib/week';

/** `asked`: hours of the job for which the person's availability is unknown. */
export type BarKind = 'free' | 'job' | 'both' | 'asked';

/** A piece of a day, in minutes from its midnight. */
export interface Bar {
  kind: BarKind;
  from: number;
  to: number;
}

interface HoursFit {
  job: readonly Span[];
  free: readonly Span[];
  both: readonly Span[];
}

/** How many minutes to draw before and after the job's hours. */
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

/** The kinds of bars that the legend explains. */
export function barKinds({ job, free }: HoursFit): BarKind[] {
  if (free.length === 0) return ['asked'];
  return job.length === 0 ? ['free'] : ['both', 'job', 'free'];
}

/** The bars of each day, from Monday on, without overlaps. */
export function weekBars({ job, free, both }: HoursFit): Bar[][] {
  // An applicant without free times has not said that they are busy.
  const jobKind = free.length === 0 ? 'asked' : 'job';
  const onlyJob = minus(job, both);
  const onlyFree = minus(free, both);
  return days.map((day) => [
    ...piecesOf(onlyFree, 'free', day),
    ...piecesOf(onlyJob, jobKind, day),
    ...piecesOf(both, 'both', day),
  ]);
}

/** The hours of the day to draw: the job's with a margin, or else those in which the person is free. */
export function shownHours({ job, free }: HoursFit): { from: number; to: number } {
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
