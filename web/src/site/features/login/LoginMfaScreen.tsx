import { useState } from 'react';
import { CodeForm, useOneTimeCode } from '@/shared/components/code-form/CodeForm';
import { useAction } from '@/shared/hooks/action/useAction';
import { useSecondsUntil } from '@/shared/hooks/useSecondsUntil';
import { telephoneText } from '@/shared/lib/telephone';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/panels/Card';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { loginHref } from '@/site/services/api/login-target';
import { type PendingLogin, readPendingLogin } from '@/site/services/pending-login';
import styles from './login.module.css';
import { useCodeFromMessage } from './useCodeFromMessage';
import { useLogIn } from './useLogIn';
import { useRequestCode } from './useRequestCode';
import { useShowCodeError } from './useShowCodeError';

/** `9123 4567`, as people in Hong Kong write it. */
function grouped(telephone: string): string {
  return telephone.replace(/^(\d{4})(\d{4})$/, '$1 $2');
}

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

function AnotherCode({
  pending,
  onSent,
}: {
  pending: PendingLogin;
  onSent: (pending: PendingLogin) => void;
}) {
  const texts = useTexts('login');
  const requestCode = useRequestCode();
  const seconds = useSecondsUntil(pending.resendAt);
  const showError = useShowCodeError();
  const { run: send, busy } = useAction(async (channel: PendingLogin['channel']) => {
    onSent(await requestCode(pending.telephone, channel, pending.onlyCalls));
  }, showError);
  if (seconds > 0) return <p className={styles.wait}>{texts.resendIn(seconds)}</p>;
  return (
    <div className={styles.again}>
      <p className={styles.wait}>{texts.notReceived}</p>
      {!pending.onlyCalls && (
        <Button kind="secondary" busy={busy} onClick={() => send('sms')}>
          {texts.resend}
        </Button>
      )}
      <Button kind="quiet" busy={busy} onClick={() => send('voice')}>
        {pending.onlyCalls ? texts.voiceAgain : texts.voice}
      </Button>
    </div>
  );
}

function CodeStep({ first }: { first: PendingLogin }) {
  const texts = useTexts('login');
  const { address } = usePage();
  const [pending, setPending] = useState(first);
  const telephone = grouped(pending.telephone);
  return (
    <Card>
      <div className={styles.page}>
        <h1 className={styles.title}>{texts.codeTitle}</h1>
        <p className={styles.lead}>
          {pending.channel === 'voice'
            ? texts.sentByVoice(telephoneText(telephone))
            : texts.sentBySms(telephoneText(telephone))}
        </p>
        <CodeField pending={pending} />
        <p role="status" className={styles.status}>
          {pending !== first && texts.resent}
        </p>
        <AnotherCode pending={pending} onSent={setPending} />
        <a className={styles.change} href={loginHref(address)}>
          {texts.changeTelephone}
        </a>
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
