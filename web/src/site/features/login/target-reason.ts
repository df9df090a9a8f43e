import { parseQuery } from '@/shared/lib/address';
import { isId } from '@/shared/lib/ids';

/** What a visitor who is asked to log in wanted to do. */
export interface TargetReason {
  why: 'apply' | 'job' | 'alert' | 'profile';
  /** The job that it concerns. */
  job?: string | undefined;
}

/** Derives the reason from a login's target; undefined for pages that need no explanation. */
export function targetReason(target: string | undefined): TargetReason | undefined {
  const [, path = '', query = ''] = /^(?:\/en(?=\/))?([^?#]*)\??([^#]*)/.exec(target ?? '') ?? [];
  const asked = parseQuery(query);
  const job = asked.get('job');
  if ((path === '/apply/' || path === '/profile/create-apply/') && isId(job)) return { why: 'apply', job };
  const [, page] = /^\/job\/[^/]+\/([^/]+)\/$/.exec(path) ?? [];
  if (isId(page)) return { why: 'job', job: page };
  if (asked.has('alert')) return { why: 'alert' };
  return path.startsWith('/profile/') ? { why: 'profile' } : undefined;
}
