import { common as kitCommon } from '@/shared/messages/zh-hant/common';

export const common = {
  ...kitCommon,
  siteName: '開工',
  portal: '僱主平台',
  startLink: '開工 僱主平台首頁',
  menu: '選單',
  switchCompany: '切換公司',
  addCompany: '加入另一間公司',
  nav: {
    today: '今日',
    applicants: '申請人',
    conversations: '訊息',
    interviews: '面試',
    jobs: '職位',
    apiKeys: '系統連接',
    branches: '分店',
    people: '成員',
    company: '公司',
    log: '活動紀錄',
    account: '帳戶',
  },
  roles: { owner: '擁有人', recruiter: '招聘員', viewer: '檢視者' },
  states: { unverified: '待核實', verified: '已核實', refused: '未獲核實', closed: '已關閉' },
};
