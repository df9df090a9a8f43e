import { MyNotificationsDocument } from '../../../generated/graphql';
import { personalPageSize } from '../../../lib/constants';
import { operation } from '../../../lib/operation';

/** A page of the notifications, the newest first. */
export const notificationsPage = (offset: number) =>
  operation('MyNotifications', MyNotificationsDocument, { limit: personalPageSize, offset });
