import type { JobListedFragment } from '../../../generated/portal/graphql';
import { Badge, type BadgeTone } from '../../../shared/ui/every-page/Badge';
import { useTexts } from '../../page/every-page/useTexts';

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
