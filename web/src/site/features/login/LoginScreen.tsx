import { useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { JobOfLoginDocument } from '@/generated/seeker/documents/JobOfLogin';
import type { JobOfLoginQuery } from '@/generated/seeker/graphql';
import { useForm } from '@/shared/forms/useForm';
import { digitsOf, required, telephone } from '@/shared/forms/validators';
import { useAction } from '@/shared/hooks/action/useAction';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { formatQuery } from '@/shared/lib/address';
import { ServiceError } from '@/shared/services/api/service';
import { type Operation, operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { Card } from '@/shared/ui/panels/Card';
import { CollectionStatement } from '@/site/components/statement/CollectionStatement';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { readPendingLogin } from '@/site/services/pending-login';
import { LoginReason } from './LoginReason';
import styles from './login.module.css';
import { targetReason } from './target-reason';
import { useRequestCode } from './useRequestCode';
import { useShowCodeError } from './useShowCodeError';

/** A landline, which only takes calls. */
const isLandline = (digits: string) => /^[23]\d{7}$/.test(digits);

interface CallInsteadProps {
  telephone: string;
  onCalled: () => void;
}

/** Offers the code by a call, for a telephone that takes no text messages. */
function CallInstead({ telephone, onCalled }: CallInsteadProps) {
  const texts = useTexts('login');
  const requestCode = useRequestCode();
  const showError = useShowCodeError();
  const { run: call, busy } = useAction(async () => {
    await requestCode(telephone, 'voice', true);
    onCalled();
  }, showError);
  return (
    <>
      <p role="alert">{texts.noTexts}</p>
      <Button kind="secondary" wide busy={busy} onClick={call}>
        {texts.voice}
      </Button>
    </>
  );
}

function TelephoneForm() {
  const texts = useTexts('login');
  const link = useHref();
  const { address } = usePage();
  const { go } = useNavigation();
  const requestCode = useRequestCode();
  const showError = useShowCodeError();
  const [callable, setCallable] = useState<string>();
  const toCode = () => go(link(`${paths.loginMfa}${formatQuery([['target', address.query.get('target')]])}`));
  const before = readPendingLogin()?.telephone;
  const form = useForm({
    initial: { telephone: before ?? '' },
    chosen: before !== undefined,
    rules: { telephone: [required, telephone] },
    submit: async (values) => {
      const digits = digitsOf(values.telephone);
      const pending = readPendingLogin();
      // A code sent a moment ago is still valid, and the service would not send another one yet.
      const onItsWay = pending?.telephone === digits && pending.resendAt > Date.now();
      const onlyCalls = isLandline(digits);
      try {
        if (!onItsWay) await requestCode(digits, onlyCalls ? 'voice' : 'sms', onlyCalls);
        toCode();
      } catch (error) {
        if (error instanceof ServiceError && error.code === errorCodes.invalidTelephone && !onlyCalls)
          setCallable(digits);
        else showError(error);
      }
    },
  });
  const field = form.field('telephone');
  const onlyCalls = isLandline(digitsOf(field.value));
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        {...field}
        label={texts.telephone}
        hint={onlyCalls ? texts.noTexts : texts.telephoneHint}
        prefix="+852"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        autoFocus
        data-focus=""
        onChange={(text) => field.onChange(text.length > 8 ? digitsOf(text) : text)}
      />
      <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {onlyCalls ? texts.callMe : texts.sendCode}
      </Button>
      {callable !== undefined && callable === digitsOf(field.value) && (
        <CallInstead telephone={callable} onCalled={toCode} />
      )}
    </form>
  );
}

export const screen = defineScreen({
  namespaces: ['login', 'errors', 'statement'],
  operations: ({ query }): readonly Operation<JobOfLoginQuery>[] => {
    const job = targetReason(query.get('target'))?.job;
    return job === undefined ? [] : [operation('JobOfLogin', JobOfLoginDocument, { ids: [job] })];
  },
  head: ({ texts }) => ({
    title: texts.login.title,
    description: texts.login.lead,
    paths: samePath(paths.login),
    noindex: true,
  }),
  Component: function Login({ address, answers }) {
    const texts = useTexts('login');
    return (
      <Card>
        <div className={styles.page}>
          <h1 className={styles.title}>{texts.heading}</h1>
          <LoginReason target={address.query.get('target')} job={answers[0]?.data?.get_jobs[0]} />
          <p className={styles.lead}>{texts.lead}</p>
          <TelephoneForm />
          <CollectionStatement />
        </div>
      </Card>
    );
  },
});
