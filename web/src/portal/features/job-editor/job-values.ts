import type { JobContentShownFragment, JobInput } from '@/generated/portal/graphql';
import { filled } from './attributes';
import type { Shift } from './shifts';

export type JobContent = JobContentShownFragment;

export const employments = ['ft', 'pt', 'ct'] as const satisfies JobContent['employment'][];

/** A job as the editor holds it: numbers and dates as field texts, everything else as the service has it. */
export interface JobValues {
  jobTypes: string[];
  places: string[];
  regions: string[];
  employment: JobContent['employment'];
  nameZh: string;
  nameEn: string;
  descriptionZh: string;
  descriptionEn: string;
  hourlyFrom: string;
  hourlyTo: string;
  monthlyFrom: string;
  monthlyTo: string;
  shifts: readonly Shift[];
  hoursNegotiable: boolean;
  daysFrom: string;
  daysTo: string;
  hoursFrom: string;
  hoursTo: string;
  shiftRequired: boolean;
  alternativeSat: boolean;
  startDate: string;
  endDate: string;
  vacancy: string;
  careerLevel: string;
  education: string;
  spoken: JobContent['spoken_skills'];
  written: JobContent['written_skills'];
  skills: string[];
  certs: string[];
  allowances: JobContent['allowances'];
  attributes: JobContent['attributes'];
  onMap: boolean;
  applyUrl: string;
  reference: string;
  closeOn: string;
}

const numberText = (number: number | null) => (number === null ? '' : `${number}`);

export function valuesOf(content: JobContent): JobValues {
  return {
    jobTypes: content.job_types,
    places: content.places.map(({ id }) => id),
    regions: content.regions,
    employment: content.employment,
    nameZh: content.name.zh_hant,
    nameEn: content.name.en,
    descriptionZh: content.description.zh_hant,
    descriptionEn: content.description.en,
    hourlyFrom: numberText(content.hourly_rate.from),
    hourlyTo: numberText(content.hourly_rate.to),
    monthlyFrom: numberText(content.monthly_rate.from),
    monthlyTo: numberText(content.monthly_rate.to),
    shifts: content.working_hours.flatMap(({ day, start, end }) =>
      day === 'negotiable' ? [] : [{ day, start: start ?? '', end: end ?? '' }],
    ),
    hoursNegotiable: content.working_hours.some(({ day }) => day === 'negotiable'),
    daysFrom: numberText(content.working_days_per_week.from),
    daysTo: numberText(content.working_days_per_week.to),
    hoursFrom: numberText(content.working_hours_per_day.from),
    hoursTo: numberText(content.working_hours_per_day.to),
    shiftRequired: content.shift_required,
    alternativeSat: content.alternative_sat,
    startDate: content.start_date ?? '',
    endDate: content.end_date ?? '',
    vacancy: `${content.vacancy}`,
    careerLevel: content.career_level ?? '',
    education: content.education,
    spoken: content.spoken_skills,
    written: content.written_skills,
    skills: content.skills,
    certs: content.certs,
    allowances: content.allowances,
    attributes: content.attributes,
    onMap: content.address_on_map,
    applyUrl: content.apply_url,
    reference: content.reference,
    closeOn: content.close_on ?? '',
  };
}

function numberOf(text: string): number | null {
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}

const rangeOf = (from: string, to: string) => ({ from: numberOf(from), to: numberOf(to) });

const careerLevels = ['entry', 'middle', 'senior', 'top'] as const;

export function inputOf(values: JobValues): JobInput {
  const hours: NonNullable<JobInput['working_hours']> = values.shifts.map(({ day, start, end }) => ({
    day,
    start: start || null,
    end: end || null,
  }));
  if (values.hoursNegotiable) hours.push({ day: 'negotiable', start: null, end: null });
  return {
    job_types: values.jobTypes,
    places: values.places,
    regions: values.regions,
    employment: values.employment,
    name: { zh_hant: values.nameZh, en: values.nameEn },
    description: { zh_hant: values.descriptionZh, en: values.descriptionEn },
    hourly_rate: rangeOf(values.hourlyFrom, values.hourlyTo),
    monthly_rate: rangeOf(values.monthlyFrom, values.monthlyTo),
    working_hours: hours,
    working_days_per_week: rangeOf(values.daysFrom, values.daysTo),
    working_hours_per_day: rangeOf(values.hoursFrom, values.hoursTo),
    shift_required: values.shiftRequired,
    alternative_sat: values.alternativeSat,
    start_date: values.startDate || null,
    end_date: values.endDate || null,
    vacancy: numberOf(values.vacancy) ?? 1,
    career_level: careerLevels.find((level) => level === values.careerLevel) ?? null,
    education: values.education || null,
    spoken_skills: values.spoken,
    written_skills: values.written,
    skills: values.skills,
    certs: values.certs,
    allowances: values.allowances,
    attributes: filled(values.attributes),
    address_on_map: values.onMap,
    apply_url: values.applyUrl || null,
    reference: values.reference || null,
    close_on: values.closeOn || null,
  };
}

/** The digits of an amount, which may be typed as `$16,000` or full-width. */
export function digitsIn(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 7);
}

/** A number of hours, possibly with a fraction: `8.5`. */
export function decimalIn(text: string): string {
  const [whole = '', ...rest] = text
    .normalize('NFKC')
    .replaceAll(/[^\d.]/g, '')
    .split('.');
  return rest.length === 0 ? whole.slice(0, 2) : `${whole.slice(0, 2)}.${rest.join('').slice(0, 2)}`;
}
