import { application as kitApplication } from '@/shared/messages/zh-hant/application';

export const application = { ...kitApplication, name: '開工 管理後台' };
