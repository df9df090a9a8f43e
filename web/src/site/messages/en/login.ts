import { counted } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const login: Catalogue['login'] = {
  title: 'Log in/Signup',
  heading: 'Log in or sign up',
  lead: 'Enter your Hong Kong mobile number and we will text you a one-time code. Your first login signs you up.',
  telephone: 'Telephone number',
  telephoneHint: '8 digits',
  sendCode: 'Send code',
  codeTitle: 'Enter the code',
  sentBySms: (telephone) => `We sent a code by text message to ${telephone}`,
  sentByVoice: (telephone) => `We are calling ${telephone} to read out a code`,
  code: '6-digit verification code',
  codeHint: 'The code is valid for 5 minutes',
  confirm: 'Log in',
  resendIn: (seconds) => `You can ask for another code in ${seconds} s`,
  resend: 'Send another text',
  resent: 'A new code was sent. The old one no longer works.',
  notReceived: 'No code yet?',
  voice: 'Call me instead',
  voiceAgain: 'Call me again',
  callMe: 'Call me with the code',
  noTexts: 'We cannot send a text message to this number, but we can call it and read out the code.',
  changeTelephone: 'Change telephone number',
  byEmail: 'Log in by email',
  byTelephone: 'Log in by telephone',
  email: 'Email address',
  emailLead:
    'Enter the email address that you confirmed in your profile and we will email you a one-time code.',
  noAccountByEmail: 'Accounts are made with a telephone number. New here? Log in by telephone first.',
  sentByEmail: (email) => `If ${email} belongs to an account, a code is on its way.`,
  resendByEmail: 'Send another email',
  resentByEmail:
    'If this address belongs to an account, a new code is on its way. The old one no longer works.',
  notReceivedByEmail:
    'No email? Look among your spam. Without an account, or without this address in your profile, log in by telephone.',
  changeEmail: 'Change email address',
  tooManyTitle: 'Please wait a while',
  tooMany: (minutes) => {
    const hours = Math.ceil(minutes / 60);
    const time = minutes < 60 ? counted(minutes, 'minute', 'minutes') : counted(hours, 'hour', 'hours');
    return `Too many tries. Please try again in ${time}.`;
  },
  reasons: {
    apply: 'Log in to apply for this job',
    save: 'Log in and this job will be saved for you',
    job: 'Log in and you will come back to this job',
    alert: 'Log in to set the job alert',
    profile: 'Log in to see your own pages',
  },
  backToJob: 'Back to the job',
  backToHome: 'Back to home',
};
