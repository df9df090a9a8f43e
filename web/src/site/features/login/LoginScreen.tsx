import { useEffect, useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { JobOfLoginDocument } from '@/generated/seeker/documents/JobOfLogin';
import { LoginWaysDocument } from '@/generated/seeker/documents/LoginWays';
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
import { isLandline } from '@/site/components/one-time-code/landline';
import { useShowCodeError } from '@/site/components/one-time-code/useShowCodeError';
import { CollectionStatement } from '@/site/components/statement/CollectionStatement';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { type ComponentOnDemand, fetchAhead, OnDemand } from '@/site/page/OnDemand';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { readPendingLogin } from '@/site/services/pending-login';
import { useServiceQuery } from '@/site/services/query/useServiceQuery';
import type { EmailLoginProps } from './EmailLogin';
import { LoginReason } from './LoginReason';
import styles from './login.module.css';
import { targetReason } from './target-reason';
import { isOnItsWay, useRequestCode } from './useRequestCode';

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
    await requestCode({ telephone, email: '', channel: 'voice', onlyCalls: true });
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

function TelephoneForm({ onSent }: { onSent: () => void }) {
  const texts = useTexts('login');
  const requestCode = useRequestCode();
  const showError = useShowCodeError();
  const [callable, setCallable] = useState<string>();
  const before = readPendingLogin()?.telephone || undefined;
  const form = useForm({
    initial: { telephone: before ?? '' },
    chosen: before !== undefined,
    rules: { telephone: [required, telephone] },
    submit: async (values) => {
      const digits = digitsOf(values.telephone);
      const onlyCalls = isLandline(digits);
      const channel = onlyCalls ? 'voice' : 'sms';
      const wanted = { telephone: digits, email: '', channel, onlyCalls } as const;
      try {
        if (!isOnItsWay(wanted, readPendingLogin())) await requestCode(wanted);
        onSent();
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
        <CallInstead telephone={callable} onCalled={onSent} />
      )}
    </form>
  );
}

const emailLogin: ComponentOnDemand<EmailLoginProps> = {
  load: async () => (await import('./EmailLogin')).EmailLogin,
};

/** The login by telephone; where the site sends mail, a button offers the one by email in its place. */
function LoginForms() {
  const texts = useTexts('login');
  const link = useHref();
  const { address } = usePage();
  const { go } = useNavigation();
  const [isByEmail, setByEmail] = useState(() => readPendingLogin()?.channel === 'email');
  const ways = useServiceQuery(operation('LoginWays', LoginWaysDocument, {}));
  const onSent = () => go(link(`${paths.loginMfa}${formatQuery([['target', address.query.get('target')]])}`));
  const isOther = isByEmail || ways.data?.config.mail === true;
  useEffect(() => {
    if (isOther) fetchAhead(emailLogin);
  }, [isOther]);
  return (
    <>
      {isByEmail ? (
        <OnDemand component={emailLogin} props={{ onSent }} onFailed={() => setByEmail(false)} />
      ) : (
        <>
          <p className={styles.lead}>{texts.lead}</p>
          <TelephoneForm onSent={onSent} />
        </>
      )}
      <CollectionStatement />
      {/* It comes last, for it is shown later than the rest and must not move it. */}
      {isOther && (
        <Button kind="quiet" wide onClick={() => setByEmail(!isByEmail)}>
          {isByEmail ? texts.byTelephone : texts.byEmail}
        </Button>
      )}
    </>
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
          <LoginForms />
        </div>
      </Card>
    );
  },
});
