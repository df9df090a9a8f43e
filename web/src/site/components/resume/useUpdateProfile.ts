import { UpdateProfileDocument } from '@/generated/seeker/documents/UpdateProfile';
import type { UpdateProfileMutationVariables } from '@/generated/seeker/graphql';
import { operation } from '@/shared/services/operation';
import { useAsk } from '@/site/services/api/useAsk';
import type { Profile } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';

export type ProfilePart = Omit<UpdateProfileMutationVariables, 'id'>;

/** Sends a changed part of the profile and returns the new profile, without storing it. */
export function useSendProfilePart(): (part: ProfilePart) => Promise<Profile> {
  const ask = useAsk();
  const { state } = useSession();
  return async (part) => {
    const id = state.profile?._id ?? '';
    const answer = await ask(operation('UpdateProfile', UpdateProfileDocument, { id, ...part }));
    return answer.update_profile;
  };
}

/** Spec 4: every change except the picture's is committed to the local state at once. */
export function useUpdateProfile(): (part: ProfilePart) => Promise<void> {
  const send = useSendProfilePart();
  const { ready } = useSession();
  return async (part) => {
    const profile = await send(part);
    const session = await ready;
    session.changeProfile(profile);
    session.tellOthers();
  };
}
