import { useState } from 'react';
import { LogInDocument } from '../../../generated/portal/documents/LogIn';
import { useAction } from '../../../shared/hooks/action/useAction';
import { useSecondsUntil } from '../../../shared/hooks/useSecondsUntil';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Problem } from '../../components/answer/Problem';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import { forgetLoginEmail } from '../../services/login-email';
import { usePortal } from '../../services/usePortal';
import { forgetPendingLogin, type PendingLogin } from './pending-login';
import { useLoginError } from './useLoginError';
import { useRequestCode } from './useRequestCode';

const codeLength = 6;

/** Accepts pasted spaces and full-width digits. */
const digitsIn = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, codeLength);

function CodeForm({ email }: { email: string }) {
  const texts = useTexts('login');
  const { ask, session } = usePortal();
  const errorText = useLoginError();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { run: logIn, busy } = useAction(
    async (digits: string) => {
      const { log_in } = await ask(operation('LogIn', LogInDocument, { email, code: digits }));
      forgetPendingLogin();
      forgetLoginEmail();
      session.begin(log_in);
    },
    (failure) => setError(errorText(failure)),
  );
  const take = (text: string) => {
    const digits = digitsIn(text);
    setCode(digits);
    setError(undefined);
    if (digits.length === codeLength && digits !== code) logIn(digits);
  };
  return (
    <form
      className={page.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === codeLength) logIn(code);
        else setError(texts.codeShort);
      }}
    >
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        error={error}
        name="code"
        value={code}
        onChange={take}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        data-focus=""
      />
      <Button type="submit" wide busy={busy} aria-disabled={code.length !== codeLength}>
        {texts.confirm}
      </Button>
    </form>
  );
}

interface CodeStepProps {
  pending: PendingLogin;
  onSent: (pending: PendingLogin) => void;
  onChangeEmail: () => void;
}

function AnotherCode({ pending, onSent, onChangeEmail }: CodeStepProps) {
  const texts = useTexts('login');
  const requestCode = useRequestCode();
  const errorText = useLoginError();
  const seconds = useSecondsUntil(pending.resendAt);
  const [problem, setProblem] = useState<string>();
  const { run: send, busy } = useAction(
    async () => {
      setProblem(undefined);
      onSent(await requestCode(pending.email));
    },
    (error) => setProblem(errorText(error)),
  );
  return (
    <div>
      <Problem text={problem} />
      <p className={page.quiet}>{seconds > 0 ? texts.resendIn(seconds) : texts.notReceived}</p>
      <div className={page.row}>
        {seconds === 0 && (
          <Button kind="secondary" busy={busy} onClick={send}>
            {texts.resend}
          </Button>
        )}
        <div className={seconds > 0 ? page.flush : undefined}>
          <Button kind="quiet" onClick={onChangeEmail}>
            {texts.changeEmail}
          </Button>
        </div>
      </div>
    </div>
  );
}

export function CodeStep(props: CodeStepProps) {
  const texts = useTexts('login');
  const { pending } = props;
  const [first] = useState(pending);
  return (
    <>
      <p className={page.quiet}>{texts.sentTo(pending.email)}</p>
      <CodeForm key={pending.resendAt} email={pending.email} />
      <p role="status" className={`${page.quiet} ${page.live}`}>
        {pending !== first && texts.resent}
      </p>
      <AnotherCode {...props} />
    </>
  );
}
