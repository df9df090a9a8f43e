import { useEffect, useRef } from 'react';
import type { PendingLogin } from '../../services/pending-login';

/** WebOTP, which TypeScript does not know: the browser reads the code in the message, if it is allowed to. */
interface OtpCredential {
  code: string;
}

/** Takes the code out of the text message where the browser can, for as long as it is waited for. */
export function useCodeFromMessage(pending: PendingLogin, take: (code: string) => void): void {
  const latest = useRef(take);
  latest.current = take;
  const { channel, resendAt } = pending;
  useEffect(() => {
    if (channel !== 'sms' || resendAt === 0 || !('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(request)
      .then((credential) => {
        if (credential) latest.current((credential as unknown as OtpCredential).code);
      })
      .catch(() => undefined);
    return () => waiting.abort();
  }, [channel, resendAt]);
}
