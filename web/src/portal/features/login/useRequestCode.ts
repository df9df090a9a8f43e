import { RequestCodeDocument } from '@/generated/portal/documents/RequestCode';
import { usePortal } from '@/portal/services/usePortal';
import { operation } from '@/shared/services/operation';
import { keepPendingLogin, type PendingLogin } from './pending-login';

/** Requests a code and keeps what the next step needs. */
export function useRequestCode(): (email: string) => Promise<PendingLogin> {
  const { ask } = usePortal();
  return async (email) => {
    const { request_code } = await ask(operation('RequestCode', RequestCodeDocument, { email }));
    const { resend_after, expires_in } = request_code;
    const now = Date.now();
    const pending = { email, resendAt: now + resend_after * 1000, expiresAt: now + expires_in * 1000 };
    keepPendingLogin(pending);
    return pending;
  };
}
