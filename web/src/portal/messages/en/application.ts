import { companyIsSuspended, permissionDenied } from '@/generated/errors/codes';
import { application as kitApplication } from '@/shared/messages/en/application';
import type { Catalogue } from '../catalogue';

export const application: Catalogue['application'] = {
  ...kitApplication,
  name: 'Hoigung employer portal',
  refused: {
    [permissionDenied]: {
      title: 'Your role cannot see this page',
      text: 'If you need it, ask an owner of the company.',
    },
    [companyIsSuspended]: {
      title: 'The company is suspended',
      text: 'Applicants cannot be seen or written to for now. Nothing was deleted. See “Today” for the reason and what you can do.',
    },
  },
};
