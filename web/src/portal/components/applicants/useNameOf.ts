import { useTexts } from '@/portal/page/useTexts';

/** The person's name, or a note that the application was withdrawn. */
export function useNameOf(): (applicant: { profile: { name: string } | null }) => string {
  const { withdrawn } = useTexts('applicants');
  return ({ profile }) => profile?.name ?? withdrawn;
}
