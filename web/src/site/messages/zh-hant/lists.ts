import { formatCount } from '@/shared/messages/count';

export const lists = {
  pages: '頁數',
  previousPage: '上一頁',
  nextPage: '下一頁',
  jobs: (total: number) => `${formatCount(total)} 份工作`,
  pastEnd: '這一頁沒有內容',
  pastEndText: '請由第一頁開始瀏覽。',
  firstPage: '返回第一頁',
  company: {
    title: (name: string, total: number) => `${name}招聘｜${formatCount(total)} 份工作`,
    description: (name: string, total: number) =>
      `${name}現正招聘 ${formatCount(total)} 份工作。查看職位、薪金及工作地點，立即申請。`,
    openJobs: '招聘中的職位',
    none: '現時沒有空缺',
    noneText: '這間公司暫時沒有招聘，不妨看看其他公司的工作。',
    findJobs: '尋找其他工作',
  },
  companies: {
    title: '精選僱主',
    description: '香港各行各業的精選僱主：飲食、零售、物流、酒店等，查看公司簡介及最新空缺。',
    intro: '信譽良好、正在招聘的僱主，點選即可查看公司簡介及空缺。',
  },
  feature: {
    description: (name: string, total: number) =>
      `${name}：${formatCount(total)} 份精選工作，列明薪金、地點及工作時間，立即申請。`,
    search: '搜尋更多同類工作',
  },
};
