import type { NewsKind } from '@/generated/seeker/graphql';
import type { Service } from '@/shared/services/api/service';
import { pressLink } from './mail-link';

/** The mails that an unsubscribe link covers. */
export interface Subscription {
  /** A mail may tell of several kinds of news. */
  kinds: readonly NewsKind[];
  /** The address, partly hidden: the link may have been passed on. */
  email: string;
  is_subscribed: boolean;
}

/** Ends the mails of an unsubscribe link, as a mail program does, or undoes it. */
export function changeSubscription(
  service: Service,
  token: string,
  change: 'end' | 'undo',
): Promise<Subscription> {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return pressLink(service, 'unsubscribe', token, {
    body,
    ...(change === 'undo' && { parameters: { undo: '1' } }),
  });
}
