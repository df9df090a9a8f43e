import { useEffect, useEffectEvent } from 'react';
import type { CodeChannel } from '@/site/services/api/useSendCode';

/** WebOTP, which TypeScript's types lack: the browser reads the code from the message, if allowed. */
interface OtpCredential {
  code: string;
}

interface SentCode {
  channel: CodeChannel;
  resendAt: number;
}

/** Enters the code from the text message if the browser can, while the code is awaited. */
export function useCodeFromMessage({ channel, resendAt }: SentCode, enterCode: (code: string) => void): void {
  const onCode = useEffectEvent(enterCode);
  useEffect(() => {
    if (channel !== 'sms' || resendAt === 0 || !('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(request)
      .then((credential) => {
        if (credential) onCode((credential as unknown as OtpCredential).code);
      })
      .catch(() => undefined);
    return () => waiting.abort();
  }, [channel, resendAt]);
}
