import { useForm } from '@/shared/forms/useForm';
import { email, required } from '@/shared/forms/validators';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { useShowCodeError } from '@/site/components/one-time-code/useShowCodeError';
import { useTexts } from '@/site/page/useTexts';
import { readPendingLogin } from '@/site/services/pending-login';
import styles from './login.module.css';
import { isOnItsWay, useRequestCode } from './useRequestCode';

export interface EmailLoginProps {
  onSent: () => void;
}

/** The login of people who have confirmed an email address. */
export function EmailLogin({ onSent }: EmailLoginProps) {
  const texts = useTexts('login');
  const requestCode = useRequestCode();
  const before = readPendingLogin()?.email ?? '';
  const form = useForm({
    initial: { email: before },
    chosen: before !== '',
    rules: { email: [required, email] },
    onError: useShowCodeError(),
    submit: async (values) => {
      const wanted = { telephone: '', email: values.email, channel: 'email', onlyCalls: false } as const;
      if (!isOnItsWay(wanted, readPendingLogin())) await requestCode(wanted);
      onSent();
    },
  });
  const field = form.field('email');
  return (
    <>
      <p className={styles.lead}>{texts.emailLead}</p>
      <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit} noValidate>
        <TextField
          {...field}
          label={texts.email}
          hint={texts.noAccountByEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoFocus
          onChange={(text) => field.onChange(text.trim())}
        />
        <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
          {texts.sendCode}
        </Button>
      </form>
    </>
  );
}
