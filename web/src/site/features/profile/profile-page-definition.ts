import type { ComponentType } from 'react';
import type { LoadScreen } from '@/shared/client/LateScreen';
import { formatQuery, type Query } from '@/shared/lib/address';
import type { Operation } from '@/shared/services/operation';
import type { ProfilePageName } from '@/site/lib/paths';
import type { Profile } from '@/site/services/session/state';

/** The props of a page of the profile area. */
export interface ProfilePageProps<Result> {
  data: Result;
  profile: Profile;
}

interface ProfilePageDefinition<Result> {
  operation: (query: Query) => Operation<Result>;
  /** What it shows, or what loads that when it is first shown. */
  Component?: ComponentType<ProfilePageProps<Result>>;
  load?: LoadScreen<ProfilePageProps<Result>>;
}

/** A page whose operation's type only it knows. */
export type ProfilePage = ProfilePageDefinition<unknown>;

export function defineProfilePage<Result>(definition: ProfilePageDefinition<Result>): ProfilePage {
  return definition as unknown as ProfilePage;
}

const names: readonly ProfilePageName[] = [
  'myProfile',
  'myApplications',
  'notifications',
  'myJobAlert',
  'savedJobs',
  'notificationSettings',
];

/** Any other value means the profile itself. */
export function pageNameOf(query: Query): ProfilePageName {
  return names.find((name) => name === query.get('page')) ?? 'myProfile';
}

/** Dialogs of the profile page only. */
export const profilePopups = [
  'education',
  'introduction',
  'language',
  'skill',
  'user-info',
  'email',
  'work-exp-detail',
  'picture',
  'delete-account',
] as const;

/** Dialogs of the applications page. */
export const applicationPopups = ['application', 'conversation'] as const;

/** Where the dialog in a query belongs, if that is another page of the area. */
export function pathWithPopup(query: Query): string | undefined {
  const popup = query.get('popup');
  const isOfProfile = profilePopups.some((name) => name === popup);
  const isOfApplications = applicationPopups.some((name) => name === popup);
  const page = isOfApplications ? 'myApplications' : isOfProfile ? 'myProfile' : undefined;
  if (page === undefined || page === pageNameOf(query)) return undefined;
  return `/profile/${formatQuery([...new Map([...query, ['page', page]])])}`;
}

export { names as profilePageNames };
