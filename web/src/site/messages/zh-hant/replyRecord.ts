export { replyRecord } from '@/shared/messages/zh-hant/replyRecord';
