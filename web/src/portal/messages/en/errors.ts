export { errors } from '@/shared/messages/en/errors';
