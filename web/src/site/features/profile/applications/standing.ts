import type { ApplicationItemFragment, ApplicationStatus } from '@/generated/seeker/graphql';
import { interviewOf, isPast } from './useApplications';

/** An application's state for the seeker, on which chip, next step and timeline agree. */
export type Standing =
  | ApplicationStatus
  | 'opened'
  | 'interviewOffered'
  | 'anotherTimeAsked'
  | 'interviewSet'
  | 'interviewOver';

/** An interview under way takes precedence over the status. */
export function standingOf(application: ApplicationItemFragment): Standing {
  const interview = interviewOf(application);
  if (interview?.state === 'offered') return 'interviewOffered';
  if (interview?.state === 'another_asked') return 'anotherTimeAsked';
  if (interview?.state === 'accepted') return isPast(interview) ? 'interviewOver' : 'interviewSet';
  return application.status === 'Applied' && application.opened_at !== null ? 'opened' : application.status;
}
