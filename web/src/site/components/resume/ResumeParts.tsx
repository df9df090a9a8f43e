import { monthText } from '@/shared/lib/date-text';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import styles from './ResumeSection.module.css';
import type { WorkEntry } from './work-entry';

interface LanguagePairsProps {
  profile: Pick<Profile, 'spoken_skill' | 'written_skill'>;
  levelName: (level: string) => string;
}

/** The languages that a person speaks and writes, each with its level. */
export function LanguagePairs({ profile, levelName }: LanguagePairsProps) {
  const texts = useTexts('resume');
  const join = (skills: Profile['spoken_skill']) =>
    skills.map(({ name, level }) => texts.languageLevel(name, levelName(level))).join(texts.comma);
  return (
    <dl className={styles.pairs}>
      <dt>{texts.spoken}</dt>
      <dd>{join(profile.spoken_skill) || texts.empty}</dd>
      <dt>{texts.written}</dt>
      <dd>{join(profile.written_skill) || texts.empty}</dd>
    </dl>
  );
}

export function Tags({ items }: { items: readonly { _id: string; name: string }[] }) {
  return (
    <ul className={styles.tags}>
      {items.map(({ _id, name }) => (
        <li key={_id} className={styles.tag}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A work experience in a few lines. */
export function WorkText({ entry }: { entry: WorkEntry }) {
  const texts = useTexts('resume');
  const { employment } = useTexts('common');
  const { locale } = usePage().address;
  const end = entry.end_date === null ? texts.now : monthText(entry.end_date, locale);
  const kind = [
    entry.job_category,
    entry.position_type_name,
    entry.employment && employment[entry.employment],
  ];
  return (
    <div className={styles.entryText}>
      <p>
        <strong>{entry.position_name}</strong>
      </p>
      <p>{entry.company_name}</p>
      <p className={styles.soft}>
        {monthText(entry.start_date, locale)} – {end}
      </p>
      <p className={styles.soft}>{kind.filter(Boolean).join(' · ')}</p>
      {entry.description !== '' && <p className={styles.text}>{entry.description}</p>}
    </div>
  );
}
