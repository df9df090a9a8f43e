import type { Catalogue } from '../catalogue';

export const found: Catalogue['found'] = {
  title: 'Register a company',
  lead: 'Only the name and the business registration number are needed now; the rest can follow later.',
  parts: { company: 'Company', proof: 'Proof', contact: 'Contact', about: 'For seekers to see' },
  proofText:
    'To keep scams out we verify every company. Until then you can prepare everything; nothing is public.',
  contactText: 'Whom we ask when there is a question.',
  aboutText: 'Shown on the company page and on your jobs.',
  submit: 'Register the company',
  done: 'The company is registered',
};
