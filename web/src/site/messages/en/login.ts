import type { Catalogue } from '../catalogue';

export const login: Catalogue['login'] = {
  title: 'Log in/Signup',
  heading: 'Log in or sign up',
  lead: 'Enter your Hong Kong mobile number and we will text you a one-time code. Your first login signs you up.',
  telephone: 'Telephone number',
  telephoneHint: '8 digits',
  sendCode: 'Send code',
  codeTitle: 'Enter the code',
  sentBySms: (telephone) => `We sent a code by text message to +852 ${telephone}`,
  sentByVoice: (telephone) => `We are calling +852 ${telephone} to read out a code`,
  code: '6-digit verification code',
  codeHint: 'The code is valid for 5 minutes',
  confirm: 'Log in',
  resendIn: (seconds) => `You can ask for another code in ${seconds} s`,
  resend: 'Send another text',
  resent: 'A new code was sent. The old one no longer works.',
  notReceived: 'No code yet?',
  voice: 'Call me instead',
  voiceAgain: 'Call me again',
  noTexts: 'We cannot send a text message to this number, but we can call it and read out the code.',
  changeTelephone: 'Change telephone number',
};
