import type { ReactNode } from 'react';
import { useTexts } from '@/portal/page/useTexts';
import { Icon } from '@/shared/ui/Icon';
import styles from './Findings.module.css';
import { byWeight, keyOf } from './steps';
import { useFindings } from './useEditor';
import type { Finding } from './useJobDraft';

/** A finding: one sentence, the words it is about, and the law behind it. */
function FindingText({ finding }: { finding: Finding }) {
  const texts = useTexts('jobEditor');
  return (
    <>
      {finding.message}
      {finding.words && !finding.message.includes(finding.words) && (
        <q className={styles.quote}>{finding.words}</q>
      )}
      {finding.law && <span className={styles.law}>{texts.law(finding.law)}</span>}
    </>
  );
}

interface FindingListProps {
  findings: readonly Finding[];
  /** Screen readers are told of new ones. */
  isLive?: boolean;
  /** What follows the text of each. */
  more?: (finding: Finding) => ReactNode;
}

/** Findings, the weightiest first. */
export function FindingList({ findings, isLive = false, more }: FindingListProps) {
  return (
    <ul className={styles.findings} aria-live={isLive ? 'polite' : undefined}>
      {byWeight(findings).map((finding) => (
        <li key={keyOf(finding)} className={styles[finding.weight]}>
          <Icon name={finding.weight === 'warns' ? 'bell' : 'warning'} size={18} />
          <span>
            <FindingText finding={finding} />
            {more?.(finding)}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FindingsProps {
  field: string;
  locale?: Finding['locale'];
}

/** The service's findings about a field, shown below it while typing. */
export function Findings({ field, locale = null }: FindingsProps) {
  return <FindingList findings={useFindings(field, locale)} isLive />;
}
