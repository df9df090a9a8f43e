export { reckoning } from '@/shared/messages/en/reckoning';
