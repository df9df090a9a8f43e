import { MyJobAlertsDocument } from '@/generated/seeker/documents/MyJobAlerts';
import { MyNewsSettingsDocument } from '@/generated/seeker/documents/MyNewsSettings';
import { ResumeListsDocument } from '@/generated/seeker/documents/ResumeLists';
import { operation } from '@/shared/services/operation';
import type { ProfilePageName } from '@/site/lib/paths';
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
    load: async () => ({ screen: { Component: (await import('./applications/Applications')).Applications } }),
  }),
  notifications: defineProfilePage({
    operation: () => notificationsOperation(0),
    load: async () => ({
      screen: { Component: (await import('./notifications/Notifications')).Notifications },
    }),
  }),
  myJobAlert: defineProfilePage({
    operation: () => operation('MyJobAlerts', MyJobAlertsDocument, {}),
    load: async () => ({ screen: { Component: (await import('./alerts/Alerts')).Alerts } }),
  }),
  savedJobs: defineProfilePage({
    operation: () => savedJobsOperation(0),
    load: async () => ({ screen: { Component: (await import('./saved-jobs/SavedJobs')).SavedJobs } }),
  }),
  notificationSettings: defineProfilePage({
    operation: () => operation('MyNewsSettings', MyNewsSettingsDocument, {}),
    load: async () => ({ screen: { Component: (await import('./news/NewsSettings')).NewsSettings } }),
  }),
};
