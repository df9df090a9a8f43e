import type { ApplicationItemFragment, ApplicationStatus } from '../../../../generated/seeker/graphql';
import { interviewOf, isPast } from './useApplications';

/** Where an application stands for the seeker: chip, next step and timeline say the same by it. */
export type Standing =
  | ApplicationStatus
  | 'opened'
  | 'interviewOffered'
  | 'anotherTimeAsked'
  | 'interviewSet'
  | 'interviewOver';

/** An interview that is under way says more than the status. */
export function standingOf(application: ApplicationItemFragment): Standing {
  const interview = interviewOf(application);
  if (interview?.state === 'offered') return 'interviewOffered';
  if (interview?.state === 'another_asked') return 'anotherTimeAsked';
  if (interview?.state === 'accepted') return isPast(interview) ? 'interviewOver' : 'interviewSet';
  return application.status === 'Applied' && application.opened_at !== null ? 'opened' : application.status;
}
