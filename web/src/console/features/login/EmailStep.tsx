import { useState } from 'react';
import { useTexts } from '@/console/page/usePage';
import { useConsole } from '@/console/services/useConsole';
import { RequestCodeDocument } from '@/generated/console/documents/RequestCode';
import { FormError } from '@/shared/components/form-error/FormError';
import { useForm } from '@/shared/forms/useForm';
import { email, required } from '@/shared/forms/validators';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { useLoginError } from './useLoginError';

interface EmailStepProps {
  /** The address typed before. */
  before: string;
  onSent: (email: string) => void;
}

/** Asks for a mailed code. */
export function EmailStep({ before, onSent }: EmailStepProps) {
  const texts = useTexts('login');
  const { ask } = useConsole();
  const errorText = useLoginError();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    initial: { email: before },
    chosen: before !== '',
    rules: { email: [required, email] },
    submit: async (values) => {
      setProblem(undefined);
      await ask(operation('RequestCode', RequestCodeDocument, { email: values.email }));
      onSent(values.email);
    },
    onError: (error) => setProblem(errorText(error)),
  });
  const field = form.field('email');
  return (
    <>
      <Muted>{texts.lead}</Muted>
      <Stack as="form" ref={form.ref} onSubmit={form.onSubmit} noValidate>
        <TextField
          {...field}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoFocus
          data-focus=""
          onChange={(text) => field.onChange(text.trim())}
        />
        <FormError text={problem} />
        <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
          {texts.sendCode}
        </Button>
      </Stack>
    </>
  );
}
