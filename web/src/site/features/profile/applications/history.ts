import type { ApplicationItemFragment } from '@/generated/seeker/graphql';

/** The status that an event set by undoing a hiring; undefined if the event did something else. */
export function takenBackAt(
  history: ApplicationItemFragment['history'],
  index: number,
): 'Contacted' | 'Rejected' | undefined {
  const event = history[index]?.event;
  if (history[index - 1]?.event !== 'Hired') return undefined;
  return event === 'Contacted' || event === 'Rejected' ? event : undefined;
}
