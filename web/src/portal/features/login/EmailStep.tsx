import { useState } from 'react';
import { useTexts } from '@/portal/page/useTexts';
import { FormError } from '@/shared/components/form-error/FormError';
import { useForm } from '@/shared/forms/useForm';
import { email, required } from '@/shared/forms/validators';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { Stack } from '@/shared/ui/layout/Stack';
import type { PendingLogin } from './pending-login';
import { useLoginError } from './useLoginError';
import { useRequestCode } from './useRequestCode';

interface EmailStepProps {
  /** The address typed before. */
  before: string;
  onSent: (pending: PendingLogin) => void;
}

/** The first step of both logging in and signing up. */
export function EmailStep({ before, onSent }: EmailStepProps) {
  const texts = useTexts('login');
  const requestCode = useRequestCode();
  const errorText = useLoginError();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    initial: { email: before },
    chosen: before !== '',
    rules: { email: [required, email] },
    submit: async (values) => {
      setProblem(undefined);
      onSent(await requestCode(values.email.trim()));
    },
    onError: (error) => setProblem(errorText(error)),
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
  );
}
