import type { WorkExperienceInput } from '@/generated/seeker/graphql';
import type { Profile } from '@/site/services/session/state';

export type WorkEntry = Profile['work_experience'][number];

export const maxWorkEntries = 10;

/** A work experience as its form holds it. A month is YYYY-MM. */
export interface WorkValues {
  position: string;
  company: string;
  type: string;
  employment: string;
  start: string;
  /** null for work that continues. */
  end: string | null;
  description: string;
}

export function valuesOf(entry: WorkEntry | undefined): WorkValues {
  return {
    position: entry?.position_name ?? '',
    company: entry?.company_name ?? '',
    type: entry?.position_type ?? '',
    employment: entry?.employment ?? '',
    start: entry?.start_date ?? '',
    end: entry === undefined ? '' : entry.end_date,
    description: entry?.description ?? '',
  };
}

/** The service's input; an end of null means that the work continues. */
export function inputOf(entry: WorkEntry): WorkExperienceInput {
  const { position_name, company_name, position_type, employment, start_date, end_date, description } = entry;
  return { position_name, company_name, position_type, employment, start_date, end_date, description };
}

export function inputOfValues(values: WorkValues): WorkExperienceInput {
  return {
    position_name: values.position.trim(),
    company_name: values.company.trim(),
    position_type: values.type,
    employment: values.employment === '' ? null : (values.employment as WorkEntry['employment']),
    start_date: values.start,
    end_date: values.end,
    description: values.description.trim(),
  };
}

/** Compares by content, because entries have no ids. */
const isSame = (one: WorkEntry, other: WorkEntry) =>
  JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));

/** Whether an entry may be another one after a change: two of position, company and start are the same. */
function isLike(one: WorkEntry, other: WorkEntry): boolean {
  const names = ['position_name', 'company_name', 'start_date'] as const;
  return names.filter((name) => one[name] === other[name]).length >= 2;
}

/**
 * An entry of `before` in a newer list: the same one, or the one that it was changed into. Entries have no ids.
 */
export function entryIn(
  list: readonly WorkEntry[],
  entry: WorkEntry | undefined,
  before: readonly WorkEntry[],
): WorkEntry | undefined {
  if (entry === undefined) return undefined;
  const isNew = (one: WorkEntry) => !before.some((known) => isSame(known, one));
  return list.find((one) => isSame(one, entry)) ?? list.find((one) => isNew(one) && isLike(one, entry));
}

export type WorkChange = (entries: readonly WorkEntry[]) => readonly WorkExperienceInput[];

/** Replaces the entry that was edited; if that one is gone, adds the new one. */
export const putWork =
  (before: WorkEntry | undefined, work: WorkExperienceInput): WorkChange =>
  (entries) => {
    const index = before === undefined ? -1 : entries.findIndex((entry) => isSame(entry, before));
    const inputs = entries.map(inputOf);
    if (index < 0) return [...inputs, work];
    return inputs.map((input, other) => (other === index ? work : input));
  };

/** Removes an entry once, wherever it is in the list by now. */
export const removeWork =
  (gone: WorkEntry): WorkChange =>
  (entries) => {
    const index = entries.findIndex((entry) => isSame(entry, gone));
    return entries.filter((_, other) => other !== index).map(inputOf);
  };

/** Puts an entry back to its former position. */
export const restoreWork =
  (work: WorkEntry, index: number): WorkChange =>
  (entries) => {
    const inputs = entries.map(inputOf);
    return [...inputs.slice(0, index), inputOf(work), ...inputs.slice(index)];
  };

/** The name of the draft of an entry: it belongs to that entry, wherever it is in the list. */
export function draftOf(entry: WorkEntry | undefined): string {
  return entry === undefined ? 'work' : `work:${JSON.stringify(inputOf(entry))}`;
}

/** Adds keys for rendering a list. */
export function indexed(entries: readonly WorkEntry[]): { index: number; key: string; entry: WorkEntry }[] {
  return entries.map((entry, index) => ({ index, key: `entry-${index}`, entry }));
}

/** The years that a work experience can begin or end in, newest first. */
export function yearsUntil(now: Date): string[] {
  const thisYear = now.getFullYear();
  return Array.from({ length: 60 }, (_, back) => `${thisYear - back}`);
}
