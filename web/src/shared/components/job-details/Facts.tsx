import { useKitTexts } from '@/shared/hooks/useKitTexts';
import type { FullJob } from '@/shared/lib/job';
import { type Fact, FactTable, Section } from './Section';
import { useDateText } from './useDateText';

function useFacts(job: FullJob): Fact[] {
  const texts = useKitTexts('jobDetails');
  const dateText = useDateText();
  const { facts } = texts;
  const all: (Fact | false)[] = [
    { label: facts.jobType, value: job.job_types.map(({ name }) => name).join(texts.comma) },
    { label: facts.vacancy, value: texts.vacancies(job.vacancy) },
    // With a beginning, the summary says both.
    job.start_date === null &&
      job.end_date !== null && { label: facts.endDate, value: dateText(job.end_date) },
    { label: facts.rotation, value: job.shift_required ? texts.yes : texts.no },
    { label: facts.alternateSaturday, value: job.alternative_sat ? texts.has : texts.hasNot },
    job.career_level !== null && {
      label: facts.careerLevel,
      value: texts.careerLevels[job.career_level],
    },
  ];
  return all.filter((fact) => fact !== false).filter(({ value }) => value !== '');
}

/** The facts that take a word or two each and stand nowhere else on the page, with what is not so. */
export function Facts({ job }: { job: FullJob }) {
  const texts = useKitTexts('jobDetails');
  return (
    <Section title={texts.facts.title}>
      <FactTable facts={useFacts(job)} />
    </Section>
  );
}
