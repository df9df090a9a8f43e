import type { ApplicationStatus } from '../../../generated/graphql';
import { useTexts } from '../../../lib/page';
import { Badge, type BadgeTone } from '../../../ui/Badge';

const tones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  Applied: 'accent',
  Contacted: 'highlight',
  Reviewed: 'accent',
  Rejected: 'danger',
  JobClosed: 'plain',
};

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const texts = useTexts('profile').applications.statuses;
  return <Badge tone={tones[status]}>{texts[status]}</Badge>;
}
