export { replyRecord } from '@/shared/messages/en/replyRecord';
