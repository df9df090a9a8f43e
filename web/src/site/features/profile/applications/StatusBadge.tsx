import type { ApplicationStatus } from '../../../../generated/seeker/graphql';
import { Badge, type BadgeTone } from '../../../../shared/ui/every-page/Badge';
import { useTexts } from '../../../page/every-page/useTexts';

const tones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  Applied: 'accent',
  Contacted: 'highlight',
  Reviewed: 'accent',
  Rejected: 'danger',
  JobClosed: 'plain',
  Hired: 'highlight',
};

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const texts = useTexts('profile').applications.statuses;
  return <Badge tone={tones[status]}>{texts[status]}</Badge>;
}
