import type { Catalogue } from '../catalogue';

export const wizard: Catalogue['wizard'] = {
  title: 'Make your resume',
  description: 'Make your online resume in six short steps, then apply for jobs.',
  progress: (step, of) => `Step ${step} of ${of}`,
  back: 'Back',
  skip: 'Skip this step',
  finish: 'Finish',
  filledIn: 'Filled in already; change it here if you like.',
  titles: {
    'fill-name': 'What is your name?',
    education: 'Your education',
    language: 'Languages you know',
    'work-experience': 'Work experience',
    skill: 'Skills and certificates',
    'self-introduction': 'Introduce yourself',
  },
  leads: {
    'fill-name': 'Required.',
    education: 'Required. Choose the highest.',
    language: 'At least one spoken and one written language.',
    'work-experience': 'Optional. Begin with the latest; up to 10.',
    skill: 'Optional. Tick what you have.',
    'self-introduction': 'Optional. A few sentences that let employers know you.',
  },
};
