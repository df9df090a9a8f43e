import { useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { CodeForm, codeLength, useOneTimeCode } from '@/shared/components/code-form/CodeForm';
import { useAction } from '@/shared/hooks/action/useAction';
import { ServiceError } from '@/shared/services/api/service';
import { Button } from '@/shared/ui/button/Button';
import { AnotherCode, type WayToResend } from '@/site/components/one-time-code/AnotherCode';
import { useCodeFromMessage } from '@/site/components/one-time-code/useCodeFromMessage';
import { useShowCodeError } from '@/site/components/one-time-code/useShowCodeError';
import { useTexts } from '@/site/page/useTexts';
import type { CodeChannel } from '@/site/services/api/useSendCode';
import styles from './email.module.css';

/** A code that was sent. */
export interface SentCode {
  channel: CodeChannel;
  /** When another one can be requested, in milliseconds. */
  resendAt: number;
  /** It replaced an earlier code. */
  isAnother: boolean;
}

interface CodeStepProps {
  /** The receiver of the code. */
  lead: string;
  confirm: string;
  sent: SentCode;
  advice: string;
  ways: readonly WayToResend[];
  backLabel: string;
  onBack: () => void;
  onCode: (code: number) => Promise<void>;
  /** Handles an error; returns false for an error that it does not know. */
  onError: (error: ServiceError) => boolean;
}

const wrongCodes: readonly (string | undefined)[] = [errorCodes.invalidCode, errorCodes.telephoneNotFound];

/** A one-time code with its errors, ways to get another one, and a way back. */
export function CodeStep(props: CodeStepProps) {
  const { lead, confirm, sent, advice, ways, backLabel, onBack, onCode, onError } = props;
  const texts = useTexts('login');
  const { client } = useTexts('errors');
  const [error, setError] = useState<string>();
  const showError = useShowCodeError('box');
  const refuse = (failure: unknown) => {
    if (failure instanceof ServiceError && wrongCodes.includes(failure.code)) {
      setError(client.LOGIN_OTP_INVALID);
      code.select();
    } else if (!(failure instanceof ServiceError) || !onError(failure)) {
      showError(failure);
    }
  };
  const { run: send, busy } = useAction((digits: string) => onCode(Number(digits)), refuse);
  const code = useOneTimeCode({ onChange: () => setError(undefined), onComplete: send });
  useCodeFromMessage(sent, code.enter);
  const submit = () => {
    if (code.digits?.length === codeLength) send(code.digits);
    else if (code.digits) setError(client.LOGIN_OTP_INVALID);
    else code.ref.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <p>{lead}</p>
      <CodeForm code={code} texts={{ ...texts, confirm }} error={error} busy={busy} onSubmit={submit} />
      <p role="status" className={styles.status}>
        {sent.isAnother && texts.resent}
      </p>
      <AnotherCode resendAt={sent.resendAt} advice={advice} ways={ways} onError={refuse} />
      <div className={styles.back}>
        <Button kind="quiet" onClick={onBack}>
          {backLabel}
        </Button>
      </div>
    </>
  );
}
