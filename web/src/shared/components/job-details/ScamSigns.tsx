import type { ReactNode } from 'react';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import type { FullJob } from '@/shared/lib/job';
import { Notice } from '@/shared/ui/panels/Notice';
import styles from './Reckoned.module.css';

const antiScamHelpline = '18222';

interface ScamSignsProps {
  signs: FullJob['scam_signs'];
  /** The page of advice. */
  adviceHref: string;
  /** The button that reports the job. */
  report: ReactNode;
}

/** Explains the signs of a scam that the job's texts have, if any. */
export function ScamSigns({ signs, adviceHref, report }: ScamSignsProps) {
  const { scam } = useKitTexts('reckoning');
  if (signs.length === 0) return null;
  const explain = (kind: string) =>
    kind in scam.signs ? scam.signs[kind as keyof typeof scam.signs] : scam.signs.other;
  return (
    <Notice tone="danger">
      <p>
        <strong>{scam.title}</strong>
      </p>
      <p>{scam.lead}</p>
      <ul className={styles.list}>
        {signs.map(({ kind, words }) => (
          <li key={kind}>
            <q>{words}</q>
            <br />
            {explain(kind)}
          </li>
        ))}
      </ul>
      <p>{scam.interview}</p>
      <p>
        {scam.helpline} <a href={`tel:${antiScamHelpline}`}>{antiScamHelpline}</a>
        {' · '}
        <a href={adviceHref}>{scam.advice}</a>
      </p>
      {report}
    </Notice>
  );
}
