import type { ApplicationItemFragment } from '@/generated/seeker/graphql';
import { Badge, type BadgeTone } from '@/shared/ui/Badge';
import { useTexts } from '@/site/page/useTexts';
import { type Standing, standingOf } from './standing';

const tones: Readonly<Record<Standing, BadgeTone>> = {
  Applied: 'accent',
  opened: 'accent',
  Contacted: 'highlight',
  Reviewed: 'accent',
  interviewOffered: 'highlight',
  anotherTimeAsked: 'accent',
  interviewSet: 'highlight',
  interviewOver: 'plain',
  Rejected: 'danger',
  JobClosed: 'plain',
  Hired: 'highlight',
};

export function StatusBadge({ application }: { application: ApplicationItemFragment }) {
  const { statuses, standings } = useTexts('profile').applications;
  const standing = standingOf(application);
  return <Badge tone={tones[standing]}>{{ ...statuses, ...standings }[standing]}</Badge>;
}
