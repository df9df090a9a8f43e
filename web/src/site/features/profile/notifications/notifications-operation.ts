import { MyNotificationsDocument } from '@/generated/seeker/documents/MyNotifications';
import { operation } from '@/shared/services/operation';
import { personalPageSize } from '@/site/lib/constants';
import { notificationTypes } from '@/site/services/notification-types';

/** A page of the notifications, newest first. */
export const notificationsOperation = (offset: number) =>
  operation('MyNotifications', MyNotificationsDocument, {
    limit: personalPageSize,
    offset,
    types: notificationTypes,
  });
