import type { JobCoreFragment } from '@/generated/seeker/graphql';
import type { AdParams, Promoted } from './ads';

/** Adverts are shown at positions 1, 6 and 11 of the first page. */
const slots = [0, 5, 10];

export interface Entry {
  job: JobCoreFragment;
  /** Set for adverts. */
  params?: AdParams;
}

/**
 * Inserts adverts into a list and removes their duplicates. `isFree` tells whether the list may change at an
 * index: cards on screen, or above it, never move.
 */
export function insertAds(
  organic: readonly JobCoreFragment[],
  promoted: readonly Promoted[],
  isFree: (index: number) => boolean,
): Entry[] {
  const freeSlots = slots.filter((slot) => slot <= organic.length && isFree(slot));
  const mayMove = ({ job }: Promoted) => {
    const index = organic.findIndex(({ _id }) => _id === job._id);
    return index === -1 || isFree(index);
  };
  const used = promoted.filter(mayMove).slice(0, freeSlots.length);
  const ids = new Set(used.map(({ job }) => job._id));
  const entries: Entry[] = organic.filter(({ _id }) => !ids.has(_id)).map((job) => ({ job }));
  for (const [index, { job, params }] of used.entries()) {
    entries.splice(freeSlots[index] ?? entries.length, 0, { job, params });
  }
  return entries;
}
