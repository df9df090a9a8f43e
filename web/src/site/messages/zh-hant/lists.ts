export const lists = {
  pages: '頁數',
  previousPage: '上一頁',
  nextPage: '下一頁',
  page: (number: number) => `第 ${number} 頁`,
  jobs: (total: number) => `${total} 份工作`,
  pastEnd: '這一頁沒有內容',
  pastEndText: '你可以由第一頁開始睇。',
  firstPage: '返回第一頁',
  company: {
    title: (name: string, total: number) => `${name}招聘｜${total} 份工作`,
    description: (name: string, total: number) =>
      `${name}現正招聘 ${total} 份工作。睇職位、人工同工作地點，即刻申請。`,
    openJobs: '招聘中的職位',
    none: '現時沒有空缺',
    noneText: '這間公司暫時沒有招聘，不妨睇下其他公司的工作。',
    findJobs: '搵其他工作',
  },
  companies: {
    title: '精選僱主',
    description: '香港各行各業的精選僱主：飲食、零售、物流、酒店等，睇公司簡介同最新空缺。',
    intro: '信譽好、請得多的僱主，按入去睇公司簡介同空缺。',
  },
  feature: {
    description: (name: string, total: number) =>
      `${name}：${total} 份精選工作，有齊人工、地點同工作時間，即刻申請。`,
    search: '搜尋更多同類工作',
  },
};
