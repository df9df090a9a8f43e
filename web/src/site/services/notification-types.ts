import type { NotificationType } from '@/generated/seeker/graphql';

/** The notification types that the site shows: all of them. */
export const notificationTypes: NotificationType[] = [
  'JobAlertMatched',
  'JobClosed',
  'ApplicationStatusChanged',
  'InterviewChanged',
  'MessageReceived',
  'SavedJobEnding',
];
