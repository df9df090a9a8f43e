import { portalErrors } from '../../../generated/errors/portal-errors.zh-hant';
import { errors as kitErrors } from '../../../shared/messages/zh-hant/errors';

export const errors = { ...kitErrors, service: { ...kitErrors.service, ...portalErrors } };
