import type { Catalogue } from '../catalogue';

export const companyForm: Catalogue['companyForm'] = {
  nameZh: 'Company name in Chinese',
  nameEn: 'Company name in English',
  nameHint: 'One language is enough, both are better. Seekers see this name.',
  trade: 'Industry',
  chooseTrade: 'Please choose',
  proofKind: 'Kind of employer',
  proofKindHint: 'This decides which proof we ask for',
  proofKinds: {
    business_registration: 'Has a business registration',
    society: 'Society or non-profit organisation',
    household: 'Household',
    other: 'Other',
  },
  number: 'Business registration number',
  numberHint: 'The first 8 digits on the certificate',
  numberWrong: 'A business registration number has 8 digits',
  contactName: 'Contact person',
  contactHint: 'For us only: seekers do not see it',
  telephone: 'Telephone',
  aboutZh: 'About the company, in Chinese',
  aboutEn: 'About the company, in English',
  aboutHint: 'What you do, and what it is like to work for you. Up to 3,000 characters.',
  files: {
    browse: 'Choose a file',
    none: 'No file chosen',
    sending: 'Uploading…',
    logo: {
      label: 'Logo',
      hint: 'A JPEG, PNG or WebP picture of up to 10 MB; square is best.',
      done: 'The logo was uploaded',
    },
    proof: {
      label: 'Proof',
      hint: 'A photo or PDF of the business registration, society registration or other proof, up to 10 MB. Only our staff can open it.',
      done: 'The proof was uploaded',
    },
  },
};
