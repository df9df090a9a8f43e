import { companyIsSuspended, permissionDenied } from '@/generated/errors/codes';
import { application as kitApplication } from '@/shared/messages/zh-hant/application';

export const application = {
  ...kitApplication,
  name: '開工 僱主平台',
  refused: {
    [permissionDenied]: { title: '你的角色不能查看這一頁', text: '如有需要，請向公司的擁有人查詢。' },
    [companyIsSuspended]: {
      title: '公司已被暫停',
      text: '暫時不能查看或聯絡申請人，所有資料都保留。原因及你可以做的事，請看「今日」。',
    },
  },
};
