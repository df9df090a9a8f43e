import type { NotificationType } from '../../generated/seeker/graphql';

/** The types of notifications that the site shows, which are all there are. */
export const notificationTypes: NotificationType[] = [
  'JobAlertMatched',
  'JobClosed',
  'ApplicationStatusChanged',
  'InterviewChanged',
  'MessageReceived',
];
