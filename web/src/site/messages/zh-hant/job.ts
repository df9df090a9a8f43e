export const job = {
  title: (name: string, company: string) => `${name}｜${company}`,
  description: (name: string, company: string, pay: string, locations: string) =>
    `${company}招請${name}，薪金 ${pay}，工作地點：${locations}。立即申請。`,
  home: '主頁',
};
