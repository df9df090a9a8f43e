import type { Service } from '@/shared/services/api/service';
import { transfer } from '@/shared/services/transfer';

/** The call of a page; the page is at the same path. */
export type LinkCall = 'mail-act' | 'unsubscribe';

async function answerOf<Answer>(response: Promise<Response>): Promise<Answer> {
  return ((await (await response).json()) as { data: Answer }).data;
}

/** Asks what the link of a mail would do; changes nothing. */
export function readLink<Answer>(service: Service, call: LinkCall, token: string): Promise<Answer> {
  return answerOf(transfer(service, `${call}?${new URLSearchParams({ token })}`));
}

interface Press {
  parameters?: Readonly<Record<string, string>>;
  body?: URLSearchParams;
}

/** Does what the link of a mail is for. */
export function pressLink<Answer>(
  service: Service,
  call: LinkCall,
  token: string,
  { parameters, ...request }: Press = {},
): Promise<Answer> {
  const query = new URLSearchParams({ token, ...parameters });
  return answerOf(transfer(service, `${call}?${query}`, { method: 'POST', ...request }));
}
