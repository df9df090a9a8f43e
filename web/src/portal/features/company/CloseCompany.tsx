import { useState } from 'react';
import { CloseCompanyDocument } from '../../../generated/portal/documents/CloseCompany';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { TextField } from '../../../shared/ui/fields/TextField';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import page from '../../components/page/page.module.css';
import { textIn } from '../../lib/localized-text';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';

/** For good, so the name has to be typed. */
export function CloseCompany({ openJobs, onClosed }: { openJobs: number; onClosed: () => void }) {
  const texts = useTexts('company').close;
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const name = textIn(locale, company.name);
  const close = async () => {
    await ask(operation('CloseCompany', CloseCompanyDocument, { company: company.id, name: typed.trim() }));
    sayDone(texts.done);
    onClosed();
    await session.refresh();
  };
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.title}</h2>
      <p className={page.quiet}>{texts.text}</p>
      <div>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {texts.action}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        title={texts.title}
        confirmLabel={texts.confirm}
        ready={typed.trim() !== ''}
        onConfirm={close}
        onClose={() => setOpen(false)}
      >
        <p>{texts.consequences(openJobs)}</p>
        <TextField
          label={texts.typeName(name)}
          name="name"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      </ConfirmDialog>
    </section>
  );
}
