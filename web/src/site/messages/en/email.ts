import type { Catalogue } from '../catalogue';

export const email: Catalogue['email'] = {
  title: 'Email address',
  none: 'Not given',
  why: 'With an email address you can hear of new jobs and of employers’ answers by email, and log in by email, too.',
  unreachable:
    'Emails to this address came back, so nothing more is sent there. Confirm it again, or change it.',
  fix: 'Confirm or change it',
  remove: 'Remove',
  removeQuestion: (email) =>
    `Remove ${email}? You will get no more emails and can no longer log in by email.`,
  keep: 'Keep it',
  removed: 'Email address removed',
  step: (step, total) => `Step ${step} of ${total}`,
  address: 'New email address',
  byText: (ending) => `We first send a code to your telephone ending ${ending}, to be sure that it is you.`,
  byCall: (ending) => `We first call your telephone ending ${ending} with a code, to be sure that it is you.`,
  sendCode: 'Send code',
  next: 'Continue',
  back: 'Back',
  mailedTo: (email) => `We sent a code by email to ${email}`,
  notReceived: 'No email yet? Look among your spam, and check the address for typing errors.',
  resend: 'Send another email',
  another: 'Change the address',
  confirm: 'Confirm',
  alreadyYours: 'This is your email address already',
  tooLate: 'The code has expired. Please begin again.',
  confirmed: (email) => `Email address confirmed: ${email}`,
};
