export { conversation } from '@/shared/messages/zh-hant/conversation';
