import { counted } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const login: Catalogue['login'] = {
  title: 'Log in or sign up',
  heading: 'Log in or sign up',
  lead: 'Enter your work email and we will send you a 6-digit code. Your first login signs you up; there is no password.',
  expired: 'Your session has expired. Log in again and you will come back to this page.',
  email: 'Work email',
  emailHint: 'For example name@company.hk',
  sendCode: 'Send code',
  codeTitle: 'Enter the code',
  sentTo: (email) => `We sent a code to ${email}.`,
  code: '6-digit code',
  codeHint: 'The code works once, within 5 minutes.',
  codeShort: 'The code has 6 digits',
  wrongCode: 'This code is wrong, too old or already used. Type it again, or ask for a new one.',
  confirm: 'Log in',
  resendIn: (seconds) => `You can ask for another code in ${seconds} s`,
  notReceived: 'Nothing yet? Check your spam folder, or ask for another code.',
  resend: 'Send another code',
  resent: 'A new code was sent. The old one no longer works.',
  changeEmail: 'Change email',
  tooMany: (minutes) => {
    const hours = Math.ceil(minutes / 60);
    const time = minutes < 60 ? counted(minutes, 'minute', 'minutes') : counted(hours, 'hour', 'hours');
    return `Too many tries. Please try again in ${time}.`;
  },
  forSeekers: 'Looking for a job? Go to the job site',
  sitePath: '/hk/en/',
};
