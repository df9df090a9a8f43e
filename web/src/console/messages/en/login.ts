import { counted } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const login: Catalogue['login'] = {
  title: 'Log in to the console',
  lead: 'Enter your email and we will send a 6-digit code, if you work here.',
  expired: 'Your session has expired. Log in again and you will come back to this page.',
  email: 'Email',
  sendCode: 'Send code',
  codeTitle: 'Enter the code from the email',
  sentTo: (email) => `If ${email} belongs to somebody who works here, a code is on its way.`,
  mailed: {
    code: 'Code from the email',
    codeHint: 'The code works once, within 5 minutes.',
    confirm: 'Continue',
  },
  again: 'Begin again',
  codeShort: 'The code has 6 digits',
  wrongCode: 'This code is wrong, too old or already used.',
  tooLate: 'That took too long. Begin again with a new email code.',
  tooMany: (minutes) => `Too many tries. Please try again in ${counted(minutes, 'minute', 'minutes')}.`,
  factorTitle: 'Enter the code from your app',
  factor: {
    code: 'Code from your app',
    codeHint: 'The 6 digits that your authenticator app shows now.',
    confirm: 'Log in',
  },
  useRecovery: 'Use a recovery code',
  useApp: 'Use the code from your app',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Each works once.',
  enrolTitle: 'Set up your second factor',
  enrolLead:
    'Scan this code with an authenticator app on your phone, then enter the 6 digits that it shows. You need it for every login from now on.',
  qrCode: 'QR code of your second factor',
  orType: 'Cannot scan it? Type this into the app:',
  codesTitle: 'Keep your recovery codes',
  codesLead: 'With these you log in if you lose your phone. Each works once. They are not shown again.',
  codesKept: 'I have kept them',
  saveCodes: 'Save as a file',
  codesFile: 'hoigung-recovery-codes.txt',
};
