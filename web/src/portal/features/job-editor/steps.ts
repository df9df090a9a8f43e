import type { JobInput } from '@/generated/portal/graphql';
import type { Finding } from './useJobDraft';

export const steps = ['work', 'pay', 'hours', 'text', 'more', 'publish'] as const;

export type Step = (typeof steps)[number];

type FieldName = keyof JobInput;

/** The step that each field is on. */
const places: Readonly<Record<FieldName, Step>> = {
  job_types: 'work',
  places: 'work',
  regions: 'work',
  employment: 'work',
  vacancy: 'work',
  address_on_map: 'more',
  hourly_rate: 'pay',
  monthly_rate: 'pay',
  allowances: 'pay',
  working_hours: 'hours',
  working_days_per_week: 'hours',
  working_hours_per_day: 'hours',
  shift_required: 'hours',
  alternative_sat: 'hours',
  start_date: 'hours',
  end_date: 'hours',
  name: 'text',
  description: 'text',
  career_level: 'more',
  education: 'more',
  spoken_skills: 'more',
  written_skills: 'more',
  skills: 'more',
  certs: 'more',
  attributes: 'more',
  apply_url: 'more',
  reference: 'more',
  close_on: 'publish',
};

export function stepOf(field: string): Step {
  return (places as Readonly<Record<string, Step>>)[field] ?? 'text';
}

export function stepIn(hash: string): Step {
  return steps.find((step) => step === hash) ?? 'work';
}

/** Findings about missing input, which are held back until somebody wants to publish. */
const absences: readonly Finding['kind'][] = [
  'text_missing',
  'too_few',
  'pay_missing',
  'place_missing',
  'hours_incomplete',
  'translation_missing',
];

export function isAbsence({ kind }: Finding): boolean {
  return absences.includes(kind);
}

/**
 * The next step for a new job. Text and extras come from a template, so they are skipped unless a finding
 * blocks: they are reviewed on the last step, and the tabs lead to them.
 */
export function stepAfter(step: Step, findings: readonly Finding[]): Step | undefined {
  const isDue = (each: Step) =>
    (each !== 'text' && each !== 'more') ||
    findings.some((finding) => finding.weight === 'blocks' && stepOf(finding.field) === each);
  return steps.slice(steps.indexOf(step) + 1).find(isDue);
}

const weights: readonly Finding['weight'][] = ['blocks', 'waits', 'queue', 'warns'];

export function keyOf({ field, kind, locale, message }: Finding): string {
  return [field, kind, locale, message].join(':');
}

/** The weightiest first, without duplicates. */
export function byWeight(findings: readonly Finding[]): Finding[] {
  const distinct = new Map(findings.map((finding) => [keyOf(finding), finding]));
  return [...distinct.values()].sort((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));
}
