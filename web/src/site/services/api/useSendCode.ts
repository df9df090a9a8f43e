import { usePage } from '@/site/page/usePage';
import { useService } from '../session/useSession';

/** The channel of a one-time code. */
export type CodeChannel = 'sms' | 'voice' | 'email';

/** A telephone's 8 digits in the service's format. */
export function telephoneId(digits: string): string {
  return `+852${digits}`;
}

/**
 * Requests a one-time code for a telephone or an email address. Returns when another one can be requested, in
 * milliseconds.
 */
export function useSendCode(): (channel: CodeChannel, id: string) => Promise<number> {
  const service = useService();
  const { locale } = usePage().address;
  return async (channel, id) => {
    const answer = await (await service).post<{ resend_after: number }>('request-mfa-login', {
      channel,
      channel_id: id,
      device: { agent: navigator.userAgent, name: 'web', token: null },
      display_language: locale,
    });
    return Date.now() + answer.resend_after * 1000;
  };
}
