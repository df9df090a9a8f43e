import type { Catalogue } from '../catalogue';

export const personal: Catalogue['personal'] = {
  logIn: 'Log in/Signup',
  myAccount: 'My account',
  menu: 'Menu',
  home: 'Home',
  findJobs: 'Find jobs',
  companies: 'Companies',
  careerBlogs: 'Career blogs',
  myProfile: 'My profile',
  myApplications: 'My applications',
  savedJobs: 'Saved jobs',
  notifications: 'Notifications',
  unread: (count) => `${count} unread`,
  jobAlert: 'Job alert',
  logOut: 'Log out',
  language: 'Language',
};
