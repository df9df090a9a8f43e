export const job = {
  title: (name: string, company: string) => `${name}｜${company}`,
  description: (name: string, company: string, pay: string, places: string) =>
    `${company}招請${name}，薪金 ${pay}，工作地點：${places}。即上開工申請。`,
  home: '主頁',
  breadcrumb: '目前位置',
  posted: (days: number) => (days === 0 ? '今日刊登' : days === 1 ? '昨日刊登' : `${days} 日前刊登`),
  date: (year: number, month: number, day: number) => `${year}年${month}月${day}日`,
  apply: '申請',
  applied: '已申請',
  seeApplications: '查看我的申請',
  closed: '此職位已截止',
  closedText: '僱主已停止招聘，以下是類似的職位。',
  seeSimilar: '睇類似職位',
  similar: '類似職位',
  otherVacancies: (company: string) => `${company}的其他空缺`,
  share: '分享',
};
