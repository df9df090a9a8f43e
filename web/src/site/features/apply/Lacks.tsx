import { Notice } from '@/shared/ui/panels/Notice';
import { useTexts } from '@/site/page/useTexts';
import styles from './apply.module.css';
import type { Lacking } from './lacking';

interface LacksProps {
  lacking: Lacking;
  /** The education that the job asks for, if the seeker's is lower. */
  education: string | undefined;
  levelName: (level: string) => string;
  stepHref: (step: string) => string;
}

/** Requirements of the job that the resume does not meet; they do not prevent an application. */
export function Lacks({ lacking, education, levelName, stepHref }: LacksProps) {
  const texts = useTexts('apply');
  const resume = useTexts('resume');
  const join = (languages: Lacking['spoken']) =>
    languages.map(({ name, level }) => texts.languageAt(name, levelName(level))).join(texts.comma);
  const lines = [
    { step: 'education', label: resume.education, text: education ?? '' },
    { step: 'skill', label: resume.certs, text: lacking.certs.join(texts.comma) },
    { step: 'language', label: resume.spoken, text: join(lacking.spoken) },
    { step: 'language', label: resume.written, text: join(lacking.written) },
  ].filter(({ text }) => text !== '');
  if (lines.length === 0) return null;
  return (
    <div className={styles.lacking}>
      <Notice>
        <p>{texts.lacks}</p>
        <ul className={styles.lacks}>
          {lines.map(({ step, label, text }) => (
            <li key={label}>
              {label}
              {texts.colon}
              <strong>{text}</strong>{' '}
              <a href={stepHref(step)} aria-label={resume.actionOn(resume.add, text)}>
                {resume.add}
              </a>
            </li>
          ))}
        </ul>
        <p>{texts.canStillApply}</p>
      </Notice>
    </div>
  );
}
