import { useForm } from '@/shared/forms/useForm';
import { email, required } from '@/shared/forms/validators';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { isLandline } from '@/site/components/one-time-code/landline';
import { useShowCodeError } from '@/site/components/one-time-code/useShowCodeError';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import styles from './email.module.css';

/** An address that the service has refused. */
export interface RefusedAddress {
  address: string;
  why: string;
}

interface AddressStepProps {
  profile: Profile;
  refused: RefusedAddress | undefined;
  onAddress: (address: string) => Promise<void>;
}

export function AddressStep({ profile, refused, onAddress }: AddressStepProps) {
  const texts = useTexts('email');
  // The field begins with the unreachable address, because most people confirm it again.
  const known = profile.is_email_unreachable ? profile.email : '';
  const form = useForm({
    initial: { email: known },
    chosen: known !== '',
    rules: { email: [required, email] },
    onError: useShowCodeError('box'),
    submit: ({ email: address }) => onAddress(address),
  });
  const field = form.field('email');
  const ending = profile.telephone.slice(-4);
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        {...field}
        label={texts.address}
        hint={isLandline(profile.telephone) ? texts.byCall(ending) : texts.byText(ending)}
        error={field.error ?? (refused?.address === field.value ? refused.why : undefined)}
        type="email"
        inputMode="email"
        autoComplete="email"
        onChange={(text) => field.onChange(text.trim())}
      />
      <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {texts.sendCode}
      </Button>
    </form>
  );
}
