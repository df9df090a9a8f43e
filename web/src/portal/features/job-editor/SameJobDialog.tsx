import { SameJobDocument } from '../../../generated/portal/documents/SameJob';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { operation } from '../../../shared/services/every-page/operation';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { ActDialog } from '../../components/job-acts/ActDialog';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership } from '../../services/usePortal';

/** An equal job was published a short while ago: offers to reopen or extend that one. */
export function SameJobDialog({ job, onClose }: { job: string; onClose: () => void }) {
  const texts = useTexts('jobEditor');
  const { close } = useTexts('common');
  const link = useLink();
  const { go } = useNavigation();
  const { locale } = usePage().address;
  const { company } = useMembership();
  const answer = useAnswer(operation('SameJob', SameJobDocument, { company: company.id, job }));
  const same = answer.data?.company.job;
  if (same?.stage === 'open' || same?.stage === 'closed') {
    return (
      <ActDialog
        act={same.stage === 'open' ? 'extend' : 'reopen'}
        jobs={[{ id: same.id, name: textIn(locale, same.content.name) }]}
        lead={texts.sameJob}
        onDone={({ done }) => done > 0 && go(link(paths.job(company.id, same.id)))}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open title={texts.sameJobTitle} closeLabel={close} onClose={onClose}>
      <div className={page.stack}>
        <p>{texts.sameJob}</p>
        <AnswerOf answer={answer}>
          {() => <ButtonLink href={link(paths.job(company.id, job))}>{texts.seeSameJob}</ButtonLink>}
        </AnswerOf>
      </div>
    </Dialog>
  );
}
