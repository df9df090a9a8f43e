import { serviceErrors } from '@/generated/errors/service-errors.en';
import { errors as kitErrors } from '@/shared/messages/en/errors';
import type { Catalogue } from '../catalogue';

export const errors: Catalogue['errors'] = { ...kitErrors, service: serviceErrors };
