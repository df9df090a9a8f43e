import { ReportJobDocument } from '@/generated/seeker/documents/ReportJob';
import type { ReportReason } from '@/generated/seeker/graphql';
import { ReportDialog as KitDialog, type ReportValues } from '@/shared/components/report-dialog/ReportDialog';
import { dropDraft, keepDraft, readDraft } from '@/shared/services/drafts/draft';
import { operation } from '@/shared/services/operation';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useShowError } from '@/site/services/api/useShowError';
import { useSession } from '@/site/services/session/useSession';

interface ReportDialogProps {
  jobId: string;
  onClose: () => void;
}

const reasons: readonly ReportReason[] = ['scam', 'discrimination', 'wrong_pay', 'no_longer_open', 'other'];
const maxText = 1000;

/** Reports a problem with the job to the operator. What is chosen and typed survives a reload until it is sent. */
function ReportDialog({ jobId, onClose }: ReportDialogProps) {
  const { report: texts } = useTexts('jobDetails');
  const { close, ok } = useTexts('common');
  const ask = useAsk();
  const { state } = useSession();
  const draft = `${state.credentials?.claims.sub}:report:${jobId}`;
  const report = async (reason: ReportReason, text: string) => {
    await ask(operation('ReportJob', ReportJobDocument, { id: jobId, reason, text: text || null }));
    dropDraft(draft);
  };
  return (
    <KitDialog
      texts={texts}
      closeLabel={close}
      doneLabel={ok}
      reasons={reasons}
      maxText={maxText}
      initial={{ text: '', ...readDraft<ReportValues<ReportReason>>(draft) }}
      onChange={(values) => keepDraft(draft, values)}
      onReport={report}
      onError={useShowError('box')}
      onClose={onClose}
    />
  );
}

export const deferred: DeferredComponent<ReportDialogProps> = {
  namespaces: ['jobDetails'],
  Component: ReportDialog,
};
