import type { Catalogue } from '../catalogue';

export const account: Catalogue['account'] = {
  title: 'Deletion in progress',
  text: (day) => `Your account will be removed for good on ${day}. Until then you can restore it.`,
  textWithoutDay: 'Your account will be removed for good. Until then you can restore it.',
  meanwhile: 'Meanwhile you cannot apply for jobs, but you can log out and browse as a guest.',
  restore: 'Restore account',
  logOut: 'Log out now',
  restoredTitle: 'Your account is restored',
  restoredText: 'Nothing was lost. Please log in again to continue.',
  logIn: 'Log in again',
};
