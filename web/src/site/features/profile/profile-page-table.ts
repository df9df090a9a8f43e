import { lazy } from 'react';
import { MyJobAlertsDocument } from '../../../generated/seeker/documents/MyJobAlerts';
import { ResumeListsDocument } from '../../../generated/seeker/documents/ResumeLists';
import { loadChunk } from '../../../shared/services/every-page/chunks';
import { operation } from '../../../shared/services/every-page/operation';
import type { ProfilePageName } from '../../lib/every-page/paths';
import { applicationsOperation, tabOf } from './applications/applications-operation';
import { MyProfile } from './my-profile/MyProfile';
import { notificationsOperation } from './notifications/notifications-operation';
import { defineProfilePage, type ProfilePage } from './profile-page-definition';
import { savedJobsOperation } from './saved-jobs/saved-jobs-operation';

/** The operation and the component of each page; all but the first are loaded on demand. */
export const profilePages: Readonly<Record<ProfilePageName, ProfilePage>> = {
  myProfile: defineProfilePage({
    operation: () => operation('ResumeLists', ResumeListsDocument, {}),
    Component: MyProfile,
  }),
  myApplications: defineProfilePage({
    operation: (query) => applicationsOperation(tabOf(query), 0),
    Component: lazy(async () => ({
      default: (await loadChunk(() => import('./applications/Applications'))).Applications,
    })),
  }),
  notifications: defineProfilePage({
    operation: () => notificationsOperation(0),
    Component: lazy(async () => ({
      default: (await loadChunk(() => import('./notifications/Notifications'))).Notifications,
    })),
  }),
  myJobAlert: defineProfilePage({
    operation: () => operation('MyJobAlerts', MyJobAlertsDocument, {}),
    Component: lazy(async () => ({ default: (await loadChunk(() => import('./alerts/Alerts'))).Alerts })),
  }),
  savedJobs: defineProfilePage({
    operation: () => savedJobsOperation(0),
    Component: lazy(async () => ({
      default: (await loadChunk(() => import('./saved-jobs/SavedJobs'))).SavedJobs,
    })),
  }),
};
