import { MyNotificationsDocument } from '../../../../generated/seeker/documents/MyNotifications';
import { personalPageSize } from '../../../../shared/lib/every-page/constants';
import { operation } from '../../../../shared/services/every-page/operation';
import { notificationTypes } from '../../../services/notification-types';

/** A page of the notifications, newest first. */
export const notificationsOperation = (offset: number) =>
  operation('MyNotifications', MyNotificationsDocument, {
    limit: personalPageSize,
    offset,
    types: notificationTypes,
  });
