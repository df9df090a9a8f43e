import { useState } from 'react';
import { InviteDocument } from '../../../generated/portal/documents/Invite';
import { useForm } from '../../../shared/forms/useForm';
import { email, required } from '../../../shared/forms/validators';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Problem, useProblem } from '../../components/answer/Problem';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import type { Role } from '../../services/session';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';
import { RoleChoice } from './RoleChoice';

function InviteFields({ onInvited }: { onInvited: () => void }) {
  const texts = useTexts('people');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { problem, tell, clear } = useProblem();
  const [role, setRole] = useState<Role>('recruiter');
  const form = useForm({
    initial: { email: '' },
    rules: { email: [required, email] },
    submit: async (values) => {
      clear();
      await ask(operation('Invite', InviteDocument, { company: company.id, email: values.email, role }));
      sayDone(texts.invited(values.email));
      onInvited();
    },
    onError: tell,
  });
  const field = form.field('email');
  return (
    <form ref={form.ref} className={page.stack} onSubmit={form.onSubmit} noValidate>
      <TextField
        {...field}
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        onChange={(text) => field.onChange(text.trim())}
      />
      <RoleChoice value={role} onChange={setRole} />
      <Problem text={problem} />
      <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {texts.sendInvitation}
      </Button>
    </form>
  );
}

/** Sends an invitation mail whose link works once. */
export function InviteButton({ left, onInvited }: { left: number; onInvited: () => void }) {
  const texts = useTexts('people');
  const { close } = useTexts('common');
  const [open, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    onInvited();
  };
  if (left === 0) return <p className={page.quiet}>{texts.noneLeft}</p>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.invite}</Button>
      <Dialog open={open} from="below" title={texts.invite} closeLabel={close} onClose={() => setOpen(false)}>
        <InviteFields onInvited={done} />
      </Dialog>
    </>
  );
}
