export const conversations = {
  title: '訊息',
  unread: (count: number) => (count === 0 ? '沒有未讀訊息' : `${count} 則未讀訊息`),
  unreadHere: (count: number) => `${count} 則未讀`,
  list: '對話列表',
  you: (by: string) => (by === '' ? '公司：' : `${by}：`),
  pages: '對話的頁數',
  noneTitle: '未有對話',
  noneText: '在申請人的頁面傳送第一個訊息，對方可在網站上回覆。你亦可以直接致電。',
  toApplicants: '查看申請人',
};
