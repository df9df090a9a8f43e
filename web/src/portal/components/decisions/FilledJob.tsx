import { useState } from 'react';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import type { FilledJob as Job } from '@/portal/services/decisions/decisions';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { textIn } from '@/shared/lib/localized-text';
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
    <div className={styles.decisionRow}>
      <span className={styles.textColumn}>
        <strong role="status">{filled.title(name)}</strong>
        <span>{filled.text(job.hired, job.content.vacancy)}</span>
      </span>
      <span className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => setAsking(true)}>
          {filled.action}
        </button>
        <button type="button" className={styles.action} onClick={() => decisions.filled.set(undefined)}>
          {filled.later}
        </button>
      </span>
      {isAsking && <CloseFilledJob job={job} onClose={() => setAsking(false)} />}
    </div>
  );
}
