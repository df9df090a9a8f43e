import { useState } from 'react';
import { useTexts } from '@/console/page/usePage';
import { MakeKeyDocument } from '@/generated/console/documents/MakeKey';
import { FormError } from '@/shared/components/form-error/FormError';
import { useForm } from '@/shared/forms/useForm';
import { required } from '@/shared/forms/validators';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import { Stack } from '@/shared/ui/layout/Stack';
import { Notice } from '@/shared/ui/panels/Notice';
import styles from './keys.module.css';

const maxLength = 100;

function KeyForm({ onMade }: { onMade: (secret: string) => void }) {
  const texts = useTexts('keys');
  const [holder, setHolder] = useState('companies');
  const isOperator = holder === 'operator';
  const change = useMutation(
    async ({ ask }, { name, companies }: { name: string; companies: string }) => {
      const { make_key } = await ask(
        operation('MakeKey', MakeKeyDocument, {
          name,
          is_operator: isOperator,
          companies: isOperator ? [] : companies.split(/[\s,]+/).filter(Boolean),
        }),
      );
      onMade(make_key.secret);
    },
    { showsProblem: true },
  );
  const form = useForm({
    initial: { name: '', companies: '' },
    rules: { name: [required], companies: isOperator ? [] : [required] },
    submit: change.perform,
    onError: change.fail,
  });
  return (
    <Stack as="form" ref={form.ref} onSubmit={form.onSubmit} noValidate>
      <TextField {...form.field('name')} label={texts.name} hint={texts.nameHint} maxLength={maxLength} />
      <Select
        label={texts.holder}
        name="holder"
        value={holder}
        options={[
          { value: 'companies', label: texts.forCompanies },
          { value: 'operator', label: texts.forEverything },
        ]}
        onChange={setHolder}
      />
      {!isOperator && (
        <TextField
          {...form.field('companies')}
          label={texts.companies}
          hint={texts.companiesHint}
          autoComplete="off"
        />
      )}
      <FormError text={change.problem} />
      <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {texts.make}
      </Button>
    </Stack>
  );
}

/** Makes a key, and shows its secret once. */
export function MakeKey({ onMade }: { onMade: () => void }) {
  const texts = useTexts('keys');
  const { close } = useTexts('application');
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const hide = () => setSecret(undefined);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.make}</Button>
      <Dialog open={isOpen} title={texts.makeTitle} closeLabel={close} onClose={() => setOpen(false)}>
        <KeyForm
          onMade={(made) => {
            setOpen(false);
            setSecret(made);
            onMade();
          }}
        />
      </Dialog>
      {secret !== undefined && (
        <Dialog
          open
          title={texts.secretTitle}
          closeLabel={close}
          onClose={hide}
          actions={<Button onClick={hide}>{texts.kept}</Button>}
        >
          <Stack>
            <Notice>{texts.once}</Notice>
            <code className={styles.secret}>{secret}</code>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
