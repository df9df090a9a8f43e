import { usePage } from '@/site/page/usePage';
import { keepPendingLogin, type PendingLogin } from '@/site/services/pending-login';
import { useService } from '@/site/services/session/useSession';

/** The telephone in the service's format. */
export function channelId(telephone: string): string {
  return `+852${telephone}`;
}

/** Requests a code and stores what the next step needs. */
export function useRequestCode(): (
  telephone: string,
  channel: PendingLogin['channel'],
  onlyCalls?: boolean,
) => Promise<PendingLogin> {
  const service = useService();
  const { locale } = usePage().address;
  return async (telephone, channel, onlyCalls = false) => {
    const answer = await (await service).post<{ resend_after: number }>('request-mfa-login', {
      channel,
      channel_id: channelId(telephone),
      device: { agent: navigator.userAgent, name: 'web', token: null },
      display_language: locale,
    });
    const pending = { telephone, channel, onlyCalls, resendAt: Date.now() + answer.resend_after * 1000 };
    keepPendingLogin(pending);
    return pending;
  };
}
