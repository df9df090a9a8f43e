import { useEffect, useRef } from 'react';
import { Notice } from '@/shared/ui/panels/Notice';
import { useTexts } from '@/site/page/useTexts';
import styles from './apply.module.css';
import type { TermsUnderReview } from './useReviewedTerms';

/** Says what the employer changed since the seeker reviewed the job. */
export function ChangedTerms({ terms: { isChanged, changes } }: { terms: TermsUnderReview }) {
  const texts = useTexts('apply');
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is at the other end of the page, so this notice is scrolled into view.
  useEffect(() => {
    if (isChanged) notice.current?.scrollIntoView({ block: 'center' });
  }, [isChanged]);
  return (
    <div role="alert" ref={notice}>
      {isChanged && (
        <Notice tone="danger">
          <p>{changes.length > 0 ? texts.changed : texts.changedElse}</p>
          {changes.length > 0 && (
            <ul className={styles.lacks}>
              {changes.map(({ label, before, now }) => (
                <li key={label}>
                  {label}
                  {texts.colon}
                  <mark className={styles.changed}>{now || texts.notStated}</mark>{' '}
                  <span className={styles.soft}>
                    {texts.changedFrom} <s>{before || texts.notStated}</s>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
