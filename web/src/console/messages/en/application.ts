import { permissionDenied } from '@/generated/errors/codes';
import { application as kitApplication } from '@/shared/messages/en/application';
import type { Catalogue } from '../catalogue';

export const application: Catalogue['application'] = {
  ...kitApplication,
  name: 'Hoigung operator console',
  refused: {
    [permissionDenied]: {
      title: 'Your role cannot see this page',
      text: 'If you need it, ask an administrator.',
    },
  },
};
