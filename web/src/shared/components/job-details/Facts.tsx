import { useKitTexts } from '@/shared/hooks/useKitTexts';
import type { FullJob } from '@/shared/lib/job';
import { workingTime } from '@/shared/lib/job-facts';
import { payText } from '@/shared/lib/pay';
import { type Fact, FactTable, Section } from './Section';
import { useDateText } from './useDateText';

const noTime = {
  from_working_days_per_week: null,
  to_working_days_per_week: null,
  from_working_hours_per_day: null,
  to_working_hours_per_day: null,
};

function useFacts(job: FullJob): Fact[] {
  const texts = useKitTexts('jobDetails');
  const common = useKitTexts('common');
  const dateText = useDateText();
  const { facts } = texts;
  const workingDays = workingTime(
    { ...job, from_working_hours_per_day: null, to_working_hours_per_day: null },
    common.jobCard,
  );
  const { from_working_hours_per_day, to_working_hours_per_day } = job;
  const hours = workingTime(
    { ...noTime, from_working_hours_per_day, to_working_hours_per_day },
    common.jobCard,
  );
  const all: (Fact | false)[] = [
    { label: facts.salary, value: payText(job, common.pay), isInSummary: true },
    { label: facts.employment, value: common.employment[job.employment], isInSummary: true },
    { label: facts.jobType, value: job.job_types.map(({ name }) => name).join(texts.comma) },
    { label: facts.vacancy, value: texts.vacancies(job.vacancy) },
    { label: facts.workingDays, value: workingDays, isInSummary: true },
    { label: facts.workingHours, value: hours, isInSummary: true },
    job.start_date !== null && { label: facts.startDate, value: dateText(job.start_date), isInSummary: true },
    job.end_date !== null && {
      label: facts.endDate,
      value: dateText(job.end_date),
      isInSummary: job.start_date !== null,
    },
    { label: facts.rotation, value: job.shift_required ? texts.yes : texts.no },
    { label: facts.alternateSaturday, value: job.alternative_sat ? texts.has : texts.hasNot },
    job.career_level !== null && {
      label: facts.careerLevel,
      value: texts.careerLevels[job.career_level],
    },
  ];
  return all.filter((fact) => fact !== false).filter(({ value }) => value !== '');
}

/** Facts that take a word or two each. */
export function Facts({ job }: { job: FullJob }) {
  const texts = useKitTexts('jobDetails');
  return (
    <Section title={texts.facts.title}>
      <FactTable facts={useFacts(job)} />
    </Section>
  );
}
