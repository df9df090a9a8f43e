/** How soon and how often a company answers its applicants. */
export const replyRecord = {
  hours: '通常數小時內回覆',
  days: (days: number) =>
    days === 1 ? '通常一日內回覆' : days === 2 ? '通常兩日內回覆' : `通常 ${days} 日內回覆`,
  weeks: (weeks: number) => `通常 ${weeks} 星期內回覆`,
  every: '每位申請人都在 7 日內獲得回覆',
  share: (tenths: number) => `每 10 位申請人有 ${tenths} 位在 7 日內獲得回覆`,
};
