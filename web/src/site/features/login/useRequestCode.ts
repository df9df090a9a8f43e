import { telephoneId, useSendCode } from '@/site/services/api/useSendCode';
import { keepPendingLogin, type PendingLogin } from '@/site/services/pending-login';

/** The receiver of a login code, in the service's format. */
export function channelId({ channel, telephone, email }: Omit<PendingLogin, 'resendAt'>): string {
  return channel === 'email' ? email : telephoneId(telephone);
}

/** Requests a code and stores what the next step needs. */
export function useRequestCode(): (wanted: Omit<PendingLogin, 'resendAt'>) => Promise<PendingLogin> {
  const send = useSendCode();
  return async (wanted) => {
    const pending = { ...wanted, resendAt: await send(wanted.channel, channelId(wanted)) };
    keepPendingLogin(pending);
    return pending;
  };
}

/** Whether a code that was sent a moment ago is still valid, so that the service would not send another one. */
export function isOnItsWay(
  wanted: Pick<PendingLogin, 'telephone' | 'email'>,
  pending?: PendingLogin,
): boolean {
  if (pending === undefined || pending.resendAt <= Date.now()) return false;
  return pending.telephone === wanted.telephone && pending.email === wanted.email;
}
