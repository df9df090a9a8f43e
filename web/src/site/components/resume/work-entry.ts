import type { WorkExperienceInput } from '../../../generated/seeker/graphql';
import type { Profile } from '../../services/session/every-page/state';

export type WorkEntry = Profile['work_experience'][number];

export const maxWorkEntries = 10;

/** A work experience as its form holds it: every value a text, a month as YYYY-MM. */
export interface WorkValues {
  position: string;
  company: string;
  type: string;
  employment: string;
  start: string;
  end: string;
  current: boolean;
  description: string;
}

export function valuesOf(entry: WorkEntry | undefined): WorkValues {
  return {
    position: entry?.position_name ?? '',
    company: entry?.company_name ?? '',
    type: entry?.position_type ?? '',
    employment: entry?.employment ?? '',
    start: entry?.start_date ?? '',
    end: entry?.end_date ?? '',
    current: entry !== undefined && entry.end_date === null,
    description: entry?.description ?? '',
  };
}

/** As the service takes it; an end of null means that the work goes on. */
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
    end_date: values.current ? null : values.end,
    description: values.description.trim(),
  };
}

/** An entry has no id but what it says. */
const isSame = (one: WorkEntry, other: WorkEntry) =>
  JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));

export type WorkChange = (entries: readonly WorkEntry[]) => readonly WorkExperienceInput[];

/** Puts a work in the place of the one that was changed; if that is not there any more, beside the others. */
export const putWork =
  (before: WorkEntry | undefined, work: WorkExperienceInput): WorkChange =>
  (entries) => {
    const index = before === undefined ? -1 : entries.findIndex((entry) => isSame(entry, before));
    const inputs = entries.map(inputOf);
    if (index < 0) return [...inputs, work];
    return inputs.map((input, other) => (other === index ? work : input));
  };

/** Takes a work out, once, wherever it is by now. */
export const removeWork =
  (gone: WorkEntry): WorkChange =>
  (entries) => {
    const index = entries.findIndex((entry) => isSame(entry, gone));
    return entries.filter((_, other) => other !== index).map(inputOf);
  };

/** Puts a work back to where it was. */
export const restoreWork =
  (work: WorkEntry, index: number): WorkChange =>
  (entries) => {
    const inputs = entries.map(inputOf);
    return [...inputs.slice(0, index), inputOf(work), ...inputs.slice(index)];
  };

/** The name of what was typed about a work and not saved: it belongs to that work, wherever it is in the list. */
export function draftOf(entry: WorkEntry | undefined): string {
  return entry === undefined ? 'work' : `work:${JSON.stringify(inputOf(entry))}`;
}

/** With keys for a list. */
export function indexed(entries: readonly WorkEntry[]): { index: number; key: string; entry: WorkEntry }[] {
  return entries.map((entry, index) => ({ index, key: `entry-${index}`, entry }));
}

/** The months that a work experience can have begun or ended in, by year, the newest first. */
export function yearsUntil(now: Date): string[] {
  const thisYear = now.getFullYear();
  return Array.from({ length: 60 }, (_, back) => `${thisYear - back}`);
}
