import { useState } from 'react';
import { DeleteAccountDocument } from '../../../generated/portal/documents/DeleteAccount';
import { useAction } from '../../../shared/hooks/action/useAction';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { TextField } from '../../../shared/ui/fields/TextField';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
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

/** For good, so the e-mail address has to be typed. */
export function DeleteAccount() {
  const texts = useTexts('account').delete;
  const { email } = usePerson();
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = async () => {
    await ask(operation('DeleteAccount', DeleteAccountDocument, { email: typed.trim() }));
    sayDone(texts.done);
    session.end();
  };
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.title}</h2>
      <p className={page.quiet}>{texts.text}</p>
      <div>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {texts.title}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        title={texts.title}
        confirmLabel={texts.confirm}
        ready={typed.trim() !== ''}
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        <p>{texts.consequences}</p>
        <TextField
          label={texts.typeEmail(email)}
          name="email"
          type="email"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      </ConfirmDialog>
    </section>
  );
}
