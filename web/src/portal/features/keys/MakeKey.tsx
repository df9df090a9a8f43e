import { useState } from 'react';
import { MakeKeyDocument } from '../../../generated/portal/documents/MakeKey';
import { useForm } from '../../../shared/forms/useForm';
import { required } from '../../../shared/forms/validators';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Problem, useProblem } from '../../components/answer/Problem';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership, usePortal } from '../../services/usePortal';
import { SecretDialog } from './SecretDialog';

const maxLength = 100;

function NameForm({ onMade }: { onMade: (secret: string) => void }) {
  const texts = useTexts('keys');
  const { company } = useMembership();
  const { ask } = usePortal();
  const { problem, tell, clear } = useProblem();
  const form = useForm({
    initial: { name: '' },
    rules: { name: [required] },
    submit: async ({ name }) => {
      clear();
      const { make_key } = await ask(operation('MakeKey', MakeKeyDocument, { company: company.id, name }));
      onMade(make_key.secret);
    },
    onError: tell,
  });
  return (
    <form ref={form.ref} className={page.stack} onSubmit={form.onSubmit} noValidate>
      <p>{texts.upkeep}</p>
      <TextField {...form.field('name')} label={texts.name} hint={texts.nameHint} maxLength={maxLength} />
      <Problem text={problem} />
      <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {texts.make}
      </Button>
    </form>
  );
}

export function MakeKey({ onMade }: { onMade: () => void }) {
  const texts = useTexts('keys');
  const { close } = useTexts('common');
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
