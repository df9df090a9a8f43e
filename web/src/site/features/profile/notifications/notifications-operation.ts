import { MyNotificationsDocument } from '@/generated/seeker/documents/MyNotifications';
import { operation } from '@/shared/services/operation';
import { personalPageSize } from '@/site/lib/constants';
import { notificationTypes } from '@/site/services/notification-types';

/** A page of the notifications, newest first, or more of them. */
export const notificationsOperation = (offset: number, limit: number = personalPageSize) =>
  operation('MyNotifications', MyNotificationsDocument, {
    limit,
    offset,
    types: notificationTypes,
  });
