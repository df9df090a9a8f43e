import type { JobCoreFragment } from '@/generated/seeker/graphql';
import { CardFacts, JobCard } from '@/shared/components/job-card/JobCard';
import { paths } from '@/site/lib/paths';
import { renderedOnce } from '@/site/page/rendered-once';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { SaveButton } from '../saved-jobs/SaveButton';
import { useIsApplied } from '../saved-jobs/useJobFlags';
import { useTravelText } from '../travel/useTravelText';
import { type CardTracking, trackingAttributes } from './card-tracking';
import { useIsNew } from './previous-visit';

/** A job with its distance from the place searched for, and the way from the place in the address. */
export type ShownJob = JobCoreFragment & { metres?: number; travel?: { text: string } | null };

interface FactsProps {
  job: ShownJob;
  /** Why the job is shown to this seeker. */
  note?: string | undefined;
}

/** Rendered without its position, so that the cached piece is the same in every list. */
const Facts = renderedOnce('job-card', function Facts({ job, note }: FactsProps) {
  const { locale } = usePage().address;
  const link = useHref();
  return (
    <CardFacts
      job={job}
      href={link(paths.job(job, locale))}
      isApplied={useIsApplied(job)}
      isNew={useIsNew(job.published_at)}
      metres={job.metres}
      way={useTravelText(job)}
      note={note}
      action={<SaveButton job={job} />}
    />
  );
});

/** A job card with a link to its page, a save button, and attributes for tracking. */
export function SeekerJobCard({ tracking, ...facts }: FactsProps & { tracking: CardTracking }) {
  return (
    <JobCard attributes={trackingAttributes(facts.job, tracking)}>
      <Facts {...facts} />
    </JobCard>
  );
}
