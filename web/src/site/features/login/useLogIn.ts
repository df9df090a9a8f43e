import { useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { codeLength } from '@/shared/components/code-form/CodeForm';
import { useAction } from '@/shared/hooks/action/useAction';
import { ServiceError } from '@/shared/services/api/service';
import { useShowCodeError } from '@/site/components/one-time-code/useShowCodeError';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { forgetPendingLogin, type PendingLogin } from '@/site/services/pending-login';
import { useService, useSession } from '@/site/services/session/useSession';
import { channelId } from './useRequestCode';

/** Sends the code; if it is right, the session navigates to the target. */
export function useLogIn(pending: PendingLogin, onRefused: () => void) {
  const texts = useTexts('errors');
  const service = useService();
  const showError = useShowCodeError();
  const { locale } = usePage().address;
  const { ready } = useSession();
  const [error, setError] = useState<string>();
  // The code was accepted, and the next page is loading.
  const [isDone, setDone] = useState(false);

  /** For an email address, a code that was never sent looks like a wrong one: neither tells of an account. */
  function isWrongCode(code: string | undefined): boolean {
    if (code === errorCodes.invalidCode) return true;
    return pending.channel === 'email' && code === errorCodes.telephoneNotFound;
  }

  function refuse(failure: unknown): void {
    const { service: known, client } = texts;
    const isRefusal = failure instanceof ServiceError && failure.status !== undefined && failure.status < 500;
    if (!isRefusal || failure.status === 429) {
      showError(failure);
    } else if (isWrongCode(failure.code)) {
      setError(client.LOGIN_OTP_INVALID);
      onRefused();
    } else {
      const hasText = (failure.code ?? '') in known;
      showError(hasText ? failure : new ServiceError(client.CONFIRM_SIGNUP_FAILED, failure.status));
    }
  }

  const { run: send, busy: isSending } = useAction(async (code: string) => {
    const { access_token } = await (await service).post<{ access_token: string }>('mfa-login', {
      channel: pending.channel,
      channel_id: channelId(pending),
      display_language: locale,
      token: Number(code),
    });
    setDone(true);
    if (!(await ready).logIn(access_token)) {
      setDone(false);
      throw new ServiceError('');
    }
    forgetPendingLogin();
  }, refuse);
  const busy = isSending || isDone;

  function logIn(code: string): void {
    if (busy) return;
    if (code.length < codeLength) {
      setError(code === '' ? texts.client.REQUIRED : texts.client.LOGIN_OTP_INVALID);
      onRefused();
    } else {
      send(code);
    }
  }

  return { busy, error, clearError: () => setError(undefined), logIn };
}
