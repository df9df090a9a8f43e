import { DeleteAccountDocument } from '@/generated/seeker/documents/DeleteAccount';
import { useForm } from '@/shared/forms/useForm';
import { digitsOf, required, telephone } from '@/shared/forms/validators';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import { Notice } from '@/shared/ui/panels/Notice';
import { accountRemovalDays } from '@/site/lib/constants';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useShowError } from '@/site/services/api/useShowError';
import { useSession } from '@/site/services/session/useSession';
import styles from './DeleteAccount.module.css';

const reasons = ['found_job', 'no_suitable_job', 'privacy', 'too_many_messages', 'other'] as const;

/** Asks for the reason, and for the telephone again, so that nobody deletes an account by mistake. */
export function DeleteAccount() {
  const texts = useTexts('profile').deletion;
  const { choose } = useTexts('resume');
  const ask = useAsk();
  const { ready } = useSession();
  const form = useForm({
    initial: { reason: '', telephone: '' },
    rules: { reason: [required], telephone: [required, telephone] },
    onError: useShowError('box'),
    submit: async (values) => {
      const variables = { reason: values.reason, telephone: `+852${digitsOf(values.telephone)}` };
      await ask(operation('DeleteAccount', DeleteAccountDocument, variables));
      (await ready).logOut();
    },
  });
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Notice tone="danger">{texts.warning(accountRemovalDays)}</Notice>
      <Select
        {...form.field('reason')}
        label={texts.reason}
        options={[
          { value: '', label: choose },
          ...reasons.map((reason) => ({ value: reason, label: texts.reasons[reason] })),
        ]}
      />
      <TextField
        {...form.field('telephone')}
        label={texts.telephone}
        hint={texts.telephoneHint}
        prefix="+852"
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <Button kind="danger" type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {texts.confirm}
      </Button>
    </form>
  );
}
