import { useState } from 'react';
import { InviteDocument } from '@/generated/portal/documents/Invite';
import { useTexts } from '@/portal/page/useTexts';
import type { Role } from '@/portal/services/session';
import { useMembership } from '@/portal/services/usePortal';
import { FormError } from '@/shared/components/form-error/FormError';
import { useForm } from '@/shared/forms/useForm';
import { email, required } from '@/shared/forms/validators';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { TextField } from '@/shared/ui/fields/TextField';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { RoleChoice } from './RoleChoice';

function InviteFields({ onInvited }: { onInvited: () => void }) {
  const texts = useTexts('people');
  const { company } = useMembership();
  const [role, setRole] = useState<Role>('recruiter');
  const change = useMutation(
    async ({ ask }, { email: invited }: { email: string }) => {
      await ask(operation('Invite', InviteDocument, { company: company.id, email: invited, role }));
      onInvited();
      return texts.invited(invited);
    },
    { showsProblem: true },
  );
  const form = useForm({
    initial: { email: '' },
    rules: { email: [required, email] },
    submit: change.perform,
    onError: change.fail,
  });
  const field = form.field('email');
  return (
    <Stack as="form" ref={form.ref} onSubmit={form.onSubmit} noValidate>
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
      <FormError text={change.problem} />
      <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {texts.sendInvitation}
      </Button>
    </Stack>
  );
}

/** Sends an invitation mail whose link works once. */
export function InviteButton({ left, onInvited }: { left: number; onInvited: () => void }) {
  const texts = useTexts('people');
  const { close } = useTexts('application');
  const [open, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    onInvited();
  };
  if (left === 0) return <Muted>{texts.noneLeft}</Muted>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.invite}</Button>
      <Dialog open={open} from="below" title={texts.invite} closeLabel={close} onClose={() => setOpen(false)}>
        <InviteFields onInvited={done} />
      </Dialog>
    </>
  );
}
