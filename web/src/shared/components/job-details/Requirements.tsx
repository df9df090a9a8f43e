import { useKitTexts } from '@/shared/hooks/useKitTexts';
import type { FullJob } from '@/shared/lib/job';
import { FactTable, NameList, Section, TagList } from './Section';

/** What the employer asks for. Things that are not required are listed too, because they are good news. */
export function Requirements({ job }: { job: FullJob }) {
  const { requirements: texts } = useKitTexts('jobDetails');
  const languages = (skills: FullJob['spoken_skill']) =>
    skills.length === 0 ? (
      texts.none
    ) : (
      <TagList names={skills.map(({ name, level }) => texts.languageAt(name, texts.levels[level]))} />
    );
  const named = (things: readonly { name: string }[]) =>
    things.length === 0 ? texts.none : <TagList names={things.map(({ name }) => name)} />;
  return (
    <Section title={texts.title}>
      <FactTable
        facts={[
          { label: texts.education, value: job.education_requirement?.name ?? texts.none },
          { label: texts.spoken, value: languages(job.spoken_skill) },
          { label: texts.written, value: languages(job.written_skill) },
          { label: texts.skills, value: named(job.skill) },
          {
            label: texts.certs,
            value: job.cert.length === 0 ? texts.none : <NameList names={job.cert.map(({ name }) => name)} />,
          },
        ]}
      />
    </Section>
  );
}
