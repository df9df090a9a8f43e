import { useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { LogInDocument } from '@/generated/portal/documents/LogIn';
import { useTexts } from '@/portal/page/useTexts';
import { forgetLoginEmail } from '@/portal/services/login-email';
import { usePortal } from '@/portal/services/usePortal';
import { CodeForm, codeLength, useOneTimeCode } from '@/shared/components/code-form/CodeForm';
import { FormError } from '@/shared/components/form-error/FormError';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useSecondsUntil } from '@/shared/hooks/useSecondsUntil';
import { ServiceError } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import { Muted } from '@/shared/ui/layout/Muted';
import { Row } from '@/shared/ui/layout/Row';
import styles from './login.module.css';
import { forgetPendingLogin, type PendingLogin } from './pending-login';
import { useLoginError } from './useLoginError';
import { useRequestCode } from './useRequestCode';

function CodeField({ email }: { email: string }) {
  const texts = useTexts('login');
  const { session } = usePortal();
  const errorText = useLoginError();
  const [error, setError] = useState<string>();
  const { run: logIn, busy } = useMutation(
    async ({ ask }, digits: string) => {
      const { log_in } = await ask(operation('LogIn', LogInDocument, { email, code: digits }));
      forgetPendingLogin();
      forgetLoginEmail();
      session.begin(log_in);
    },
    {
      onError: (failure) => {
        setError(errorText(failure));
        if (failure instanceof ServiceError && failure.code === errorCodes.invalidCode) code.select();
      },
    },
  );
  const code = useOneTimeCode({ onChange: () => setError(undefined), onComplete: logIn });
  const submit = () => {
    if (code.digits?.length === codeLength) logIn(code.digits);
    else setError(texts.codeShort);
  };
  return <CodeForm code={code} texts={texts} error={error} busy={busy} onSubmit={submit} />;
}

interface CodeStepProps {
  pending: PendingLogin;
  onSent: (pending: PendingLogin) => void;
  onChangeEmail: () => void;
}

function ResendCode({ pending, onSent, onChangeEmail }: CodeStepProps) {
  const texts = useTexts('login');
  const requestCode = useRequestCode();
  const errorText = useLoginError();
  const seconds = useSecondsUntil(pending.resendAt);
  const [problem, setProblem] = useState<string>();
  const { run: send, busy } = useMutation(
    async () => {
      setProblem(undefined);
      onSent(await requestCode(pending.email));
    },
    { onError: (error) => setProblem(errorText(error)) },
  );
  return (
    <div>
      <FormError text={problem} />
      <Muted>{seconds > 0 ? texts.resendIn(seconds) : texts.notReceived}</Muted>
      <Row>
        {seconds === 0 && (
          <Button kind="secondary" busy={busy} onClick={send}>
            {texts.resend}
          </Button>
        )}
        <div className={seconds > 0 ? styles.flush : undefined}>
          <Button kind="quiet" onClick={onChangeEmail}>
            {texts.changeEmail}
          </Button>
        </div>
      </Row>
    </div>
  );
}

export function CodeStep(props: CodeStepProps) {
  const texts = useTexts('login');
  const { pending } = props;
  const [first] = useState(pending);
  return (
    <>
      <Muted>{texts.sentTo(pending.email)}</Muted>
      <CodeField key={pending.resendAt} email={pending.email} />
      <LiveRegion as={Muted} role="status">
        {pending !== first && texts.resent}
      </LiveRegion>
      <ResendCode {...props} />
    </>
  );
}
