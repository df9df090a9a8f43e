import type { ApplicationItemFragment } from '../../../../generated/seeker/graphql';

/** What a hiring was taken back to by an event of the history; nothing when that event did something else. */
export function takenBackAt(
  history: ApplicationItemFragment['history'],
  index: number,
): 'Contacted' | 'Rejected' | undefined {
  const event = history[index]?.event;
  if (history[index - 1]?.event !== 'Hired') return undefined;
  return event === 'Contacted' || event === 'Rejected' ? event : undefined;
}
