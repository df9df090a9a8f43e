import type { Texts } from '@/shared/messages/catalogue';
import type { footer as source } from '../zh-hant/footer';

export const footer: Texts<typeof source> = {
  seekers: 'Job seekers',
  myResume: 'My resume',
  jobAlert: 'Job alert',
  careerBlogs: 'Career blogs',
  about: 'About us',
  latestNews: 'Latest news',
  employers: 'Employers',
  employerServices: 'Employer services',
  employerPortal: 'Employer portal',
  social: 'Social media',
  country: 'Hong Kong',
  licence: (number) => `Employment agency licence no. ${number}`,
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  contactUs: 'Contact us',
};
