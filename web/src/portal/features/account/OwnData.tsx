import { DeleteAccountDocument } from '../../../generated/portal/documents/DeleteAccount';
import { useAction } from '../../../shared/hooks/action/useAction';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { TypedConfirm } from '../../components/confirm/TypedConfirm';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import { downloadFile } from '../../services/files';
import { usePerson, usePortal, useSayDone, useShowError } from '../../services/usePortal';

export function ExportData() {
  const texts = useTexts('account');
  const { service } = usePortal();
  const { run: download, busy } = useAction(
    () => downloadFile(service, 'export', texts.exportFile),
    useShowError(),
  );
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.data}</h2>
      <p className={page.quiet}>{texts.dataText}</p>
      <div>
        <Button kind="secondary" busy={busy} onClick={download}>
          {texts.export}
        </Button>
      </div>
    </section>
  );
}

/** Deletes the account for good, so the e-mail address has to be typed. */
export function DeleteAccount() {
  const texts = useTexts('account').delete;
  const { email } = usePerson();
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const remove = async (typed: string) => {
    await ask(operation('DeleteAccount', DeleteAccountDocument, { email: typed }));
    sayDone(texts.done);
    session.end();
  };
  return (
    <TypedConfirm
      title={texts.title}
      text={texts.text}
      action={texts.title}
      consequences={texts.consequences}
      confirmLabel={texts.confirm}
      field={{ label: texts.typeEmail(email), name: 'email', type: 'email' }}
      onConfirm={remove}
    />
  );
}
