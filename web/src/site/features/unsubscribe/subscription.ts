import type { NewsKind } from '@/generated/seeker/graphql';
import type { Service } from '@/shared/services/api/service';
import { transfer } from '@/shared/services/transfer';

/** The mails that an unsubscribe link covers. */
export interface Subscription {
  /** A mail may tell of several kinds of news. */
  kinds: readonly NewsKind[];
  /** The address, partly hidden: the link may have been passed on. */
  email: string;
  is_subscribed: boolean;
}

async function answerOf(response: Promise<Response>): Promise<Subscription> {
  return ((await (await response).json()) as { data: Subscription }).data;
}

const pathOf = (token: string) => `unsubscribe?token=${encodeURIComponent(token)}`;

/** Describes the mails of an unsubscribe link; changes nothing. */
export function readSubscription(service: Service, token: string): Promise<Subscription> {
  return answerOf(transfer(service, pathOf(token)));
}

/** Ends the mails of an unsubscribe link, as a mail program does, or undoes it. */
export function changeSubscription(
  service: Service,
  token: string,
  change: 'end' | 'undo',
): Promise<Subscription> {
  const path = change === 'end' ? pathOf(token) : `${pathOf(token)}&undo=1`;
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return answerOf(transfer(service, path, { method: 'POST', body }));
}
