import type { JobListedFragment } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { dayText, momentText } from '@/shared/lib/date-text';

/** Says when a job is published, closes or closed. */
export function useStageText(): (job: JobListedFragment) => string {
  const texts = useTexts('jobs');
  const { locale } = usePage().address;
  return (job) => {
    switch (job.stage) {
      case 'draft':
        return texts.savedOn(momentText(job.draft?.saved_at ?? job.updated_at, locale));
      case 'scheduled':
        if (job.hold_notice) return texts.waitsForOperator;
        if (job.waits_for_verification) return texts.waitsForVerification;
        return job.publish_at === null ? '' : texts.goesOut(momentText(job.publish_at, locale));
      case 'open':
        if (job.days_left === null || job.closes_at === null) return '';
        return texts.daysLeft(job.days_left, dayText(job.closes_at, locale));
      case 'closed': {
        const day = job.closes_at === null ? '' : texts.closedOn(dayText(job.closes_at, locale));
        const reason = job.close_reason === null ? '' : texts.reasons[job.close_reason];
        return [day, reason].filter(Boolean).join(' · ');
      }
      default:
        return texts.suspended;
    }
  };
}
