import { days, minutesPerDay, type Span, withTime } from '@/shared/lib/week';

const hour = 60;
const weekend = [5, 6];

/** The free times that can be chosen with one tap. */
const choices = {
  anyTime: { days, from: 0, to: minutesPerDay },
  mornings: { days, from: 6 * hour, to: 13 * hour },
  evenings: { days, from: 18 * hour, to: minutesPerDay },
  weekends: { days: weekend, from: 6 * hour, to: minutesPerDay },
} as const;

export type FreeTime = keyof typeof choices;
export const freeTimeNames = Object.keys(choices) as FreeTime[];

/** The chosen names after a tap on one: 'any time' excludes the others. */
export function toggled(chosen: readonly FreeTime[], name: FreeTime): readonly FreeTime[] {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name);
  return name === 'anyTime' ? [name] : [...chosen.filter((other) => other !== 'anyTime'), name];
}

/** The times of the week that the chosen names mean. */
export function spansOf(chosen: readonly FreeTime[]): readonly Span[] {
  let spans: readonly Span[] = [];
  for (const { days: each, from, to } of chosen.map((name) => choices[name])) {
    for (const day of each) spans = withTime(spans, day * minutesPerDay + from, day * minutesPerDay + to);
  }
  return spans;
}
