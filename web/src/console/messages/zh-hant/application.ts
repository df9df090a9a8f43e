import { permissionDenied } from '@/generated/errors/codes';
import { application as kitApplication } from '@/shared/messages/zh-hant/application';

export const application = {
  ...kitApplication,
  name: '開工 管理後台',
  refused: {
    [permissionDenied]: { title: '你的角色不能查看這一頁', text: '如有需要，請向管理員查詢。' },
  },
};
