export { errors } from '@/shared/messages/zh-hant/errors';
