import type { JobListedFragment } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { Badge, type BadgeTone } from '@/shared/ui/Badge';

export type Stage = JobListedFragment['stage'];

const tones: Record<Stage, BadgeTone> = {
  draft: 'plain',
  scheduled: 'highlight',
  open: 'accent',
  closed: 'plain',
  suspended: 'danger',
};

export function StageBadge({ stage }: { stage: Stage }) {
  const { stages } = useTexts('jobs');
  return <Badge tone={tones[stage]}>{stages[stage]}</Badge>;
}
