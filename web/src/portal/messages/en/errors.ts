import { portalErrors } from '../../../generated/errors/portal-errors.en';
import { errors as kitErrors } from '../../../shared/messages/en/errors';
import type { Catalogue } from '../catalogue';

export const errors: Catalogue['errors'] = {
  ...kitErrors,
  service: { ...kitErrors.service, ...portalErrors },
};
