import { serviceErrors } from '@/generated/errors/service-errors.zh-hant';
import { errors as kitErrors } from '@/shared/messages/zh-hant/errors';

export const errors = { ...kitErrors, service: serviceErrors };
