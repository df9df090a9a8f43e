import type { Catalogue } from '../catalogue';

export const statement: Catalogue['statement'] = {
  title: 'Personal information collection statement',
  purpose:
    'We collect your telephone number, resume and application records to verify who you are, handle your job applications, and match and notify you of jobs. Only what is marked as required has to be given; without it we cannot log you in or send your application.',
  transferees:
    'When you apply, your resume and telephone number go to the employer of that job. Text message and system providers process data for us.',
  rights:
    'You can see, correct and download your data or delete your account in My profile at any time, or ask us for access or correction.',
  privacy: 'Privacy policy',
  contact: 'Contact us',
};
