import { Icon } from '../../../shared/ui/every-page/Icon';
import { useTexts } from '../../page/every-page/useTexts';
import styles from './editor.module.css';
import { byWeight, keyOf } from './steps';
import { useFindings } from './useEditor';
import type { Finding } from './useJobDraft';

/** A finding: one sentence, the words it is about, and the law behind it. */
export function FindingText({ finding }: { finding: Finding }) {
  const texts = useTexts('jobEditor');
  return (
    <>
      {finding.message}
      {finding.words && !finding.message.includes(finding.words) && (
        <q className={styles.said}>{finding.words}</q>
      )}
      {finding.law && <span className={styles.law}>{texts.law(finding.law)}</span>}
    </>
  );
}

interface FindingsProps {
  field: string;
  locale?: Finding['locale'];
}

/** The service's findings about a field, shown below it while typing. */
export function Findings({ field, locale = null }: FindingsProps) {
  const findings = useFindings(field, locale);
  return (
    <ul className={styles.findings} aria-live="polite">
      {byWeight(findings).map((finding) => (
        <li key={keyOf(finding)} className={styles[finding.weight]}>
          <Icon name={finding.weight === 'warns' ? 'bell' : 'warning'} size={18} />
          <span>
            <FindingText finding={finding} />
          </span>
        </li>
      ))}
    </ul>
  );
}
