import { useState } from 'react';
import { textIn } from '../../lib/localized-text';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import type { FilledJob as Job } from '../../services/decisions/decisions';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';
import { ConfirmDialog } from '../confirm/ConfirmDialog';
import styles from './decisions.module.css';

interface CloseFilledJobProps {
  job: { id: string; content: Pick<Job['content'], 'name'> };
  onClose: () => void;
  onDone?: () => void;
}

/**
 * Closes a job whose vacancies are filled and sends the remaining applicants a kind rejection, in one step.
 */
export function CloseFilledJob({ job, onClose, onDone }: CloseFilledJobProps) {
  const { filled } = useTexts('applicants');
  const { company } = useMembership();
  const { decisions } = usePortal();
  const sayDone = useSayDone();
  const name = textIn(usePage().address.locale, job.content.name);
  return (
    <ConfirmDialog
      open
      title={filled.confirmTitle(name)}
      confirmLabel={filled.action}
      onConfirm={async () => {
        await decisions.closeFilledJob(company.id, job.id);
        sayDone(filled.done);
        onDone?.();
      }}
      onClose={onClose}
    >
      <p>{filled.confirmText}</p>
    </ConfirmDialog>
  );
}

/** Offers to close the job whose last vacancy was just filled. */
export function FilledJob({ job }: { job: Job }) {
  const { filled } = useTexts('applicants');
  const { decisions } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const name = textIn(usePage().address.locale, job.content.name);
  return (
    <div className={styles.line}>
      <span className={styles.words}>
        <strong role="status">{filled.title(name)}</strong>
        <span>{filled.text(job.hired, job.content.vacancy)}</span>
      </span>
      <span className={styles.acts}>
        <button type="button" className={styles.act} onClick={() => setAsking(true)}>
          {filled.action}
        </button>
        <button type="button" className={styles.act} onClick={() => decisions.filled.set(undefined)}>
          {filled.later}
        </button>
      </span>
      {isAsking && <CloseFilledJob job={job} onClose={() => setAsking(false)} />}
    </div>
  );
}
