import { useState } from 'react';
import { ReportJobDocument } from '@/generated/seeker/documents/ReportJob';
import type { ReportReason } from '@/generated/seeker/graphql';
import { useAction } from '@/shared/hooks/action/useAction';
import { dropDraft, keepDraft, readDraft } from '@/shared/services/drafts/draft';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { TextArea } from '@/shared/ui/fields/TextArea';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useShowError } from '@/site/services/api/useShowError';
import { useSession } from '@/site/services/session/useSession';
import styles from './ReportDialog.module.css';

interface ReportDialogProps {
  jobId: string;
  onClose: () => void;
}

const reasons: readonly ReportReason[] = ['scam', 'discrimination', 'wrong_pay', 'no_longer_open', 'other'];
const maxText = 1000;

/** Survives a reload until the report is sent. */
interface ReportValues {
  reason?: ReportReason;
  text: string;
}

function Reasons({
  chosen,
  onChoose,
}: {
  chosen: ReportReason | undefined;
  onChoose: (reason: ReportReason) => void;
}) {
  const { report: texts } = useTexts('jobDetails');
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>{texts.why}</legend>
      {reasons.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input type="radio" name="reason" checked={chosen === reason} onChange={() => onChoose(reason)} />
          {texts.reasons[reason]}
        </label>
      ))}
    </fieldset>
  );
}

/** Reports a problem with the job to the operator. */
function ReportDialog({ jobId, onClose }: ReportDialogProps) {
  const { report: texts } = useTexts('jobDetails');
  const common = useTexts('common');
  const ask = useAsk();
  const { state } = useSession();
  const draft = `${state.credentials?.claims.sub}:report:${jobId}`;
  const [values, setValues] = useState<ReportValues>(() => ({ text: '', ...readDraft<ReportValues>(draft) }));
  const { reason, text } = values;
  const change = (changed: Partial<ReportValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    keepDraft(draft, next);
  };
  const [sent, setSent] = useState(false);
  const { run: send, busy } = useAction(async (chosen: ReportReason) => {
    const variables = { id: jobId, reason: chosen, text: text.trim() || null };
    await ask(operation('ReportJob', ReportJobDocument, variables));
    dropDraft(draft);
    setSent(true);
  }, useShowError('box'));
  const actions = sent ? (
    <Button onClick={onClose}>{common.ok}</Button>
  ) : (
    <Button aria-disabled={reason === undefined} busy={busy} onClick={() => reason && send(reason)}>
      {texts.send}
    </Button>
  );
  return (
    <Dialog
      open
      from="below"
      title={texts.title}
      closeLabel={common.close}
      onClose={onClose}
      actions={actions}
    >
      {sent ? (
        <p role="status">{texts.thanks}</p>
      ) : (
        <div className={styles.form}>
          <Reasons chosen={reason} onChoose={(chosen) => change({ reason: chosen })} />
          <TextArea
            label={texts.more}
            name="text"
            maxLength={maxText}
            value={text}
            onChange={(typed) => change({ text: typed })}
          />
        </div>
      )}
    </Dialog>
  );
}

export const deferred: DeferredComponent<ReportDialogProps> = {
  namespaces: ['jobDetails'],
  Component: ReportDialog,
};
