import { useState } from 'react';
import { MakeKeyDocument } from '@/generated/portal/documents/MakeKey';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { FormError } from '@/shared/components/form-error/FormError';
import { useForm } from '@/shared/forms/useForm';
import { required } from '@/shared/forms/validators';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { TextField } from '@/shared/ui/fields/TextField';
import { Stack } from '@/shared/ui/layout/Stack';
import { SecretDialog } from './SecretDialog';

const maxLength = 100;

function NameForm({ onMade }: { onMade: (secret: string) => void }) {
  const texts = useTexts('apiKeys');
  const { company } = useMembership();
  const change = useMutation(
    async ({ ask }, { name }: { name: string }) => {
      const { make_key } = await ask(operation('MakeKey', MakeKeyDocument, { company: company.id, name }));
      onMade(make_key.secret);
    },
    { showsProblem: true },
  );
  const form = useForm({
    initial: { name: '' },
    rules: { name: [required] },
    submit: change.perform,
    onError: change.fail,
  });
  return (
    <Stack as="form" ref={form.ref} onSubmit={form.onSubmit} noValidate>
      <p>{texts.upkeep}</p>
      <TextField {...form.field('name')} label={texts.name} hint={texts.nameHint} maxLength={maxLength} />
      <FormError text={change.problem} />
      <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {texts.make}
      </Button>
    </Stack>
  );
}

export function CreateApiKey({ onMade }: { onMade: () => void }) {
  const texts = useTexts('apiKeys');
  const { close } = useTexts('application');
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.make}</Button>
      <Dialog open={isOpen} title={texts.makeTitle} closeLabel={close} onClose={() => setOpen(false)}>
        <NameForm
          onMade={(made) => {
            setOpen(false);
            setSecret(made);
            onMade();
          }}
        />
      </Dialog>
      {secret !== undefined && (
        <SecretDialog title={texts.secretTitle} secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </>
  );
}
