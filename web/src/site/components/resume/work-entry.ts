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

/** An entry has no id but its index. */
export function indexed(entries: readonly WorkEntry[]): { index: number; key: string; entry: WorkEntry }[] {
  return entries.map((entry, index) => ({ index, key: `entry-${index}`, entry }));
}

/** The months that a work experience can have begun or ended in, by year, the newest first. */
export function yearsUntil(now: Date): string[] {
  const thisYear = now.getFullYear();
  return Array.from({ length: 60 }, (_, back) => `${thisYear - back}`);
}
