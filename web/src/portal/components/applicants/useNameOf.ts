import { useTexts } from '../../page/every-page/useTexts';

/** The person's name; of an application that was withdrawn, that it was. */
export function useNameOf(): (applicant: { profile: { name: string } | null }) => string {
  const { withdrawn } = useTexts('applicants');
  return ({ profile }) => profile?.name ?? withdrawn;
}
