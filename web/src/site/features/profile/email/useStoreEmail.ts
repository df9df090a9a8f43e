import type { EmailItemFragment } from '@/generated/seeker/graphql';
import { useSession } from '@/site/services/session/useSession';

/** Puts an address that was confirmed or removed into the profile, and tells the other tabs. */
export function useStoreEmail(): (changed: EmailItemFragment) => Promise<void> {
  const { ready } = useSession();
  return async ({ email, is_email_unreachable }) => {
    const session = await ready;
    const { profile } = session.state.get();
    if (profile) session.changeProfile({ ...profile, email, is_email_unreachable });
    session.tellOthers();
  };
}
