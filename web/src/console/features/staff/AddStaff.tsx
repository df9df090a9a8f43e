import { useState } from 'react';
import { useTexts } from '@/console/page/usePage';
import type { Role } from '@/console/services/session';
import { AddStaffDocument } from '@/generated/console/documents/AddStaff';
import { FormError } from '@/shared/components/form-error/FormError';
import { useForm } from '@/shared/forms/useForm';
import { email, required } from '@/shared/forms/validators';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import { Stack } from '@/shared/ui/layout/Stack';

const roles: readonly Role[] = ['admin', 'moderator', 'editor', 'support'];

function StaffForm({ onAdded }: { onAdded: () => void }) {
  const texts = useTexts('staff');
  const [role, setRole] = useState<Role>('support');
  const change = useMutation(
    async ({ ask }, values: { email: string }) => {
      await ask(operation('AddStaff', AddStaffDocument, { email: values.email.trim(), role }));
      onAdded();
      return texts.added(values.email.trim());
    },
    { showsProblem: true },
  );
  const form = useForm({
    initial: { email: '' },
    rules: { email: [required, email] },
    submit: change.perform,
    onError: change.fail,
  });
  return (
    <Stack as="form" ref={form.ref} onSubmit={form.onSubmit} noValidate>
      <TextField {...form.field('email')} label={texts.email} type="email" autoComplete="off" />
      <Select
        label={texts.role}
        name="role"
        hint={texts.may[role]}
        value={role}
        options={roles.map((value) => ({ value, label: texts.roles[value] }))}
        onChange={(value) => setRole(roles.find((each) => each === value) ?? 'support')}
      />
      <FormError text={change.problem} />
      <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {texts.add}
      </Button>
    </Stack>
  );
}

/** Adds somebody, who is told nothing: they log in with their address. */
export function AddStaff({ onAdded }: { onAdded: () => void }) {
  const texts = useTexts('staff');
  const { close } = useTexts('application');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.add}</Button>
      <Dialog open={isOpen} title={texts.addTitle} closeLabel={close} onClose={() => setOpen(false)}>
        <StaffForm
          onAdded={() => {
            setOpen(false);
            onAdded();
          }}
        />
      </Dialog>
    </>
  );
}
