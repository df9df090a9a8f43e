import { lazy } from 'react';
import { MyJobAlertsDocument, ResumeListsDocument } from '../../generated/graphql';
import { loadChunk } from '../../lib/chunks';
import { operation } from '../../lib/operation';
import type { ProfilePageName } from '../../lib/paths';
import { applicationsPage, tabOf } from './applications/applications-page';
import { MyProfile } from './my-profile/MyProfile';
import { notificationsPage } from './notifications/notifications-page';
import { defineProfilePage, type ProfilePage } from './profile-page';
import { savedJobsPage } from './saved-jobs/saved-jobs-page';

/** What each page asks for, and what shows it; all but the first come when they are opened. */
export const profilePages: Readonly<Record<ProfilePageName, ProfilePage>> = {
  myProfile: defineProfilePage({
    operation: () => operation('ResumeLists', ResumeListsDocument, {}),
    Component: MyProfile,
  }),
  myApplications: defineProfilePage({
    operation: (query) => applicationsPage(tabOf(query), 0),
    Component: lazy(async () => ({
      default: (await loadChunk(() => import('./applications/Applications'))).Applications,
    })),
  }),
  notifications: defineProfilePage({
    operation: () => notificationsPage(0),
    Component: lazy(async () => ({
      default: (await loadChunk(() => import('./notifications/Notifications'))).Notifications,
    })),
  }),
  myJobAlert: defineProfilePage({
    operation: () => operation('MyJobAlerts', MyJobAlertsDocument, {}),
    Component: lazy(async () => ({ default: (await loadChunk(() => import('./alerts/Alerts'))).Alerts })),
  }),
  savedJobs: defineProfilePage({
    operation: () => savedJobsPage(0),
    Component: lazy(async () => ({
      default: (await loadChunk(() => import('./saved-jobs/SavedJobs'))).SavedJobs,
    })),
  }),
};
