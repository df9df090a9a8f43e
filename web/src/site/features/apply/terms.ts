import { workingTime } from '@/shared/lib/job-facts';
import { payText } from '@/shared/lib/pay';
import type { KitCatalogue } from '@/shared/messages/catalogue';
import type { JobToApply } from './job-to-apply';

type Terms = readonly { label: string; value: string }[];

interface TermTexts {
  jobDetails: KitCatalogue['jobDetails'];
  common: KitCatalogue['common'];
}

function placesText(job: JobToApply, comma: string): string {
  const places = job.address.map(({ district_name, address }) => `${district_name} ${address}`);
  return (places.length > 0 ? places : job.region_name).join(comma);
}

function shiftsText(job: JobToApply, { hours, comma }: KitCatalogue['jobDetails']): string {
  const shift = ({ day_of_week: day, start_time, end_time }: JobToApply['working_hour'][number]) => {
    const times = start_time && end_time ? ` ${start_time}-${end_time}` : '';
    return day === 'negotiable' ? hours.negotiable : `${hours.days[day]}${times}`;
  };
  return job.working_hour.map(shift).join(comma);
}

/** A job's place, pay, hours and requirements in words, by label; empty if not given. */
export function termsOf(job: JobToApply, { jobDetails: texts, common }: TermTexts): Terms {
  const { facts, requirements, benefits, comma } = texts;
  const names = (things: readonly { name: string }[]) => things.map(({ name }) => name).join(comma);
  const languages = (skills: JobToApply['spoken_skill']) =>
    skills.map(({ name, level }) => `${name} (${requirements.levels[level]})`).join(comma);
  return [
    { label: texts.locations.title, value: placesText(job, comma) },
    { label: facts.salary, value: payText(job, common.pay) },
    {
      label: benefits.title,
      value: job.allowances
        .map(({ name, description }) => description || benefits.allowance[name])
        .join(comma),
    },
    { label: facts.employment, value: common.employment[job.employment] },
    { label: facts.workingHours, value: workingTime(job, common.jobCard) },
    { label: texts.hours.title, value: shiftsText(job, texts) },
    { label: facts.startDate, value: job.start_date ?? '' },
    { label: facts.endDate, value: job.end_date ?? '' },
    { label: facts.rotation, value: job.shift_required ? texts.yes : texts.no },
    { label: facts.alternateSaturday, value: job.alternative_sat ? texts.has : texts.hasNot },
    { label: facts.careerLevel, value: job.career_level ? texts.careerLevels[job.career_level] : '' },
    { label: requirements.education, value: job.education_requirement?.name ?? '' },
    { label: requirements.spoken, value: languages(job.spoken_skill) },
    { label: requirements.written, value: languages(job.written_skill) },
    { label: requirements.skills, value: names(job.skill) },
    { label: requirements.certs, value: names(job.cert) },
  ];
}

export interface TermChange {
  label: string;
  before: string;
  now: string;
}

/** The terms whose texts differ. */
export function changesOf(before: Terms, now: Terms): TermChange[] {
  return now.flatMap(({ label, value }) => {
    const earlier = before.find((term) => term.label === label)?.value ?? '';
    return earlier === value ? [] : [{ label, before: earlier, now: value }];
  });
}
