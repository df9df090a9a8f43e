import { useState } from 'react';
import { ClaimCompanyDocument } from '../../../generated/portal/documents/ClaimCompany';
import { useAction } from '../../../shared/hooks/action/useAction';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { TextArea } from '../../../shared/ui/fields/TextArea';
import { Problem, useProblem } from '../../components/answer/Problem';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';
import { usePortal, useSayDone } from '../../services/usePortal';

interface ClaimDialogProps {
  company: { id: string; name: string };
  onClose: () => void;
}

/** Asks why the person speaks for the company; the site's staff decides on the claim. */
export function ClaimDialog({ company, onClose }: ClaimDialogProps) {
  const texts = useTexts('claim');
  const common = useTexts('common');
  const link = useLink();
  const { go } = useNavigation();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const [message, setMessage] = useState('');
  const { problem, tell, clear } = useProblem();
  const { run: send, busy } = useAction(async () => {
    clear();
    await ask(
      operation('ClaimCompany', ClaimCompanyDocument, { company: company.id, message: message || null }),
    );
    sayDone(texts.done);
    go(link(paths.start));
  }, tell);
  return (
    <Dialog
      open
      from="below"
      title={texts.dialogTitle(company.name)}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        <Button busy={busy} onClick={send}>
          {texts.send}
        </Button>
      }
    >
      <div className={page.stack}>
        <p>{texts.dialogText}</p>
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          name="message"
          maxLength={1000}
          value={message}
          onChange={setMessage}
        />
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
