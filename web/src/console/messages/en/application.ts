import { application as kitApplication } from '@/shared/messages/en/application';
import type { Catalogue } from '../catalogue';

export const application: Catalogue['application'] = { ...kitApplication, name: 'Hoigung operator console' };
