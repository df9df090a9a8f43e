import type { Catalogue } from '../catalogue';

export const apply: Catalogue['apply'] = {
  title: (job) => `Apply for ${job}`,
  description: 'Choose where, check your resume, apply.',
  locationTitle: 'Choose where to work',
  locations: 'Work locations',
  locationsHint: 'Choose 1 to 5',
  next: 'Next: check your resume',
  reviewTitle: 'Check your resume and apply',
  reviewLead: (company) => `${company} will get the following and call you.`,
  lowerEducation: (wanted) => `This job asks for “${wanted}”. You can still apply.`,
  submit: 'Send application',
  backToReview: 'Back to the resume',
  refused: {
    applied: 'You have already applied for this job',
    closed: 'This job is closed',
    suspended: 'This job is suspended',
  },
  suspended: 'Your account is suspended and cannot be used to apply.',
  contact: 'Contact us',
  successTitle: 'Application sent',
  successText:
    'The employer will look at your resume and call you, so keep your phone near. You can follow it in My applications.',
  toApplications: 'See my applications',
  findMore: 'Find more jobs',
  similar: 'Similar jobs',
};
