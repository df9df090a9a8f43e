export { reckoning } from '@/shared/messages/zh-hant/reckoning';
