export { conversation } from '@/shared/messages/en/conversation';
