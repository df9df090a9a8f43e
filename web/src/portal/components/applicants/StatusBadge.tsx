import type { ApplicantListedFragment, ApplicantStatus } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { Badge, type BadgeTone } from '@/shared/ui/Badge';

const tones: Record<ApplicantStatus, BadgeTone> = {
  Applied: 'highlight',
  Contacted: 'accent',
  Reviewed: 'accent',
  Hired: 'accent',
  Rejected: 'plain',
  JobClosed: 'plain',
  Withdrawn: 'plain',
};

/** Shows the applicant's status, or the one that was just decided. */
export function StatusBadge({
  applicant,
}: {
  applicant: Pick<ApplicantListedFragment, 'status' | 'decision'>;
}) {
  const { statuses } = useTexts('applicants');
  const status = applicant.decision?.status ?? applicant.status;
  return <Badge tone={tones[status]}>{statuses[status]}</Badge>;
}
