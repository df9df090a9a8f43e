import type { InterviewInput } from '@/generated/portal/graphql';
import { momentOf } from '@/shared/lib/moments';

export type PlaceKind = 'branch' | 'text' | 'telephone';

/** An offer as its form fields hold it. */
export interface OfferValues {
  times: readonly { day: string; clock: string }[];
  minutes: string;
  placeKind: PlaceKind;
  branch: string;
  placeText: string;
  note: string;
}

export const maxTimes = 3;
export const lengths = [15, 30, 45, 60, 90, 120, 180, 240] as const;

export function emptyOffer(day: string, branch: string): OfferValues {
  return {
    times: [{ day, clock: '' }],
    minutes: '30',
    placeKind: branch === '' ? 'text' : 'branch',
    branch,
    placeText: '',
    note: '',
  };
}

/** The times that have both a day and a clock time. */
export function momentsOf({ times }: OfferValues): string[] {
  const moments = times.map(({ day, clock }) => momentOf(day, clock));
  return [...new Set(moments.filter((moment) => moment !== undefined))];
}

export function hasPlace({ placeKind, branch, placeText }: OfferValues): boolean {
  if (placeKind === 'telephone') return true;
  return placeKind === 'branch' ? branch !== '' : placeText.trim() !== '';
}

export function inputOf(values: OfferValues): InterviewInput {
  const { placeKind, branch, placeText, minutes, note } = values;
  return {
    times: momentsOf(values),
    minutes: Number(minutes),
    branch: placeKind === 'branch' ? branch : null,
    place_text: placeKind === 'text' ? placeText.trim() : null,
    is_by_telephone: placeKind === 'telephone',
    note: note.trim() || null,
  };
}
