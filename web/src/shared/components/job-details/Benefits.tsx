import { useKitTexts } from '@/shared/hooks/useKitTexts';
import type { FullJob, JobAttribute } from '@/shared/lib/job';
import { type Fact, FactTable, Section, TagList } from './Section';

/** Groups attributes by category, both in the order set in the employers' portal. */
export function attributeGroups(attributes: readonly JobAttribute[]): [string, string[]][] {
  const sorted = [...attributes].sort(
    (a, b) =>
      a.category_display_sequence - b.category_display_sequence || a.display_sequence - b.display_sequence,
  );
  const groups = new Map<string, string[]>();
  for (const { category, name } of sorted) groups.set(category, [...(groups.get(category) ?? []), name]);
  return [...groups];
}

export function Benefits({ job }: { job: FullJob }) {
  const { benefits: texts } = useKitTexts('jobDetails');
  const facts: Fact[] = [
    ...job.allowances.map(({ name, description }) => ({
      label: texts.allowance[name],
      value: description || texts.allowance[name],
    })),
    ...attributeGroups(job.attributes).map(([label, names]) => ({ label, value: <TagList names={names} /> })),
  ];
  return (
    <Section title={texts.title}>
      {facts.length === 0 ? <p>{texts.none}</p> : <FactTable facts={facts} />}
    </Section>
  );
}
