import { counted } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const account: Catalogue['account'] = {
  title: 'My account',
  who: (email, role) => `${email} (${role})`,
  logOut: 'Log out',
  language: 'Language of emails',
  languageHint: 'Emails to you are in this language. The menu changes that of the pages.',
  saved: 'Saved',
  recoveryCodes: (left) =>
    `${counted(left, 'recovery code is', 'recovery codes are')} left. For new ones, have an administrator reset your second factor.`,
  sessions: 'Where you are logged in',
  unknownDevice: 'Unknown device',
  lastUsed: (moment) => `Last used ${moment}`,
  thisOne: 'This one',
  end: 'Log out',
  endOf: (device) => `Log out ${device}`,
  endAll: 'Log out everywhere',
  ended: 'Logged out',
};
