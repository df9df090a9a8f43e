import { counted } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const claim: Catalogue['claim'] = {
  title: 'Claim a company',
  lead: 'Find your company and tell us who you are. Once we have checked, you can manage it here.',
  search: 'Company name',
  searchHint: 'At least 2 characters, in Chinese or English',
  found: (count) => {
    if (count === 0) return 'No company to claim was found';
    return counted(count, 'company found', 'companies found');
  },
  openJobs: (count) => {
    if (count === 0) return 'Company page';
    return counted(count, 'open job', 'open jobs');
  },
  claim: 'Claim',
  claimOf: (name) => `Claim ${name}`,
  notThere: 'Not there? Register your company',
  dialogTitle: (name) => `Claim ${name}`,
  dialogText: 'Our staff will check it and email you the result.',
  message: 'Your role in the company',
  messageHint: 'For example: shop manager, company email info@company.hk',
  send: 'Send the claim',
  done: 'The claim was sent',
};
