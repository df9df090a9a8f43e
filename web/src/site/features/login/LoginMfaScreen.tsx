import { useState } from 'react';
import { CodeForm, useOneTimeCode } from '@/shared/components/code-form/CodeForm';
import { telephoneText } from '@/shared/lib/telephone';
import { Card } from '@/shared/ui/panels/Card';
import { AnotherCode, type WayToResend } from '@/site/components/one-time-code/AnotherCode';
import { useCodeFromMessage } from '@/site/components/one-time-code/useCodeFromMessage';
import { useShowCodeError } from '@/site/components/one-time-code/useShowCodeError';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { loginHref } from '@/site/services/api/login-target';
import { forgetPendingLogin, type PendingLogin, readPendingLogin } from '@/site/services/pending-login';
import styles from './login.module.css';
import { useLogIn } from './useLogIn';
import { useRequestCode } from './useRequestCode';

function CodeField({ pending }: { pending: PendingLogin }) {
  const texts = useTexts('login');
  const { busy, error, clearError, logIn } = useLogIn(pending, () => code.select());
  const code = useOneTimeCode({ onChange: clearError, onComplete: logIn });
  useCodeFromMessage(pending, code.enter);
  const submit = () => {
    // Spec 5: a field that was not edited has no error.
    if (code.digits === undefined) code.ref.current?.querySelector('input')?.focus();
    else logIn(code.digits);
  };
  return <CodeForm code={code} texts={texts} error={error} busy={busy} onSubmit={submit} />;
}

/** The ways to get another code, the usual one first. */
function useWays(pending: PendingLogin, onSent: (pending: PendingLogin) => void): readonly WayToResend[] {
  const texts = useTexts('login');
  const requestCode = useRequestCode();
  const way = (label: string, channel: PendingLogin['channel']) => ({
    label,
    send: async () => onSent(await requestCode({ ...pending, channel })),
  });
  if (pending.channel === 'email') return [way(texts.resendByEmail, 'email')];
  if (pending.onlyCalls) return [way(texts.voiceAgain, 'voice')];
  return [way(texts.resend, 'sms'), way(texts.voice, 'voice')];
}

/** Says where the code went; for an address, only that it went there if an account has it. */
function useSentText({ channel, telephone, email }: PendingLogin): string {
  const texts = useTexts('login');
  if (channel === 'email') return texts.sentByEmail(email);
  const number = telephoneText(telephone);
  return channel === 'voice' ? texts.sentByVoice(number) : texts.sentBySms(number);
}

function CodeStep({ first }: { first: PendingLogin }) {
  const texts = useTexts('login');
  const { address } = usePage();
  const [pending, setPending] = useState(first);
  const ways = useWays(pending, setPending);
  const showError = useShowCodeError();
  const isByEmail = pending.channel === 'email';
  return (
    <Card>
      <div className={styles.page}>
        <h1 className={styles.title}>{texts.codeTitle}</h1>
        <p className={styles.lead}>{useSentText(pending)}</p>
        <CodeField pending={pending} />
        <p role="status" className={styles.status}>
          {pending !== first && (isByEmail ? texts.resentByEmail : texts.resent)}
        </p>
        <AnotherCode
          resendAt={pending.resendAt}
          advice={isByEmail ? texts.notReceivedByEmail : texts.notReceived}
          ways={ways}
          onError={showError}
        />
        <a className={styles.change} href={loginHref(address)}>
          {isByEmail ? texts.changeEmail : texts.changeTelephone}
        </a>
        {isByEmail && (
          <a className={styles.change} href={loginHref(address)} onClick={forgetPendingLogin}>
            {texts.byTelephone}
          </a>
        )}
      </div>
    </Card>
  );
}

export const screen = defineScreen({
  namespaces: ['login', 'errors'],
  operations: () => [],
  head: ({ texts }) => ({
    title: texts.login.codeTitle,
    description: texts.login.lead,
    paths: samePath(paths.loginMfa),
    noindex: true,
  }),
  Component: function LoginMfa() {
    const [pending] = useState(readPendingLogin);
    return pending === undefined ? null : <CodeStep first={pending} />;
  },
});
