export const common = {
  newTab: '（在新分頁開啟）',
  pay: {
    perMonth: '月',
    perHour: '小時',
    upTo: (amount: string) => `最高 ${amount}`,
    negotiable: '面議',
  },
  employment: { ft: '全職', pt: '兼職', ct: '臨時工' },
  requestError: '網絡發生錯誤，請稍後再試。',
  tokenExpired: '登入已過期',
  jobCard: {
    daysPerWeek: (days: string) => `每週 ${days} 日`,
    hoursPerDay: (hours: string) => `每日 ${hours} 小時`,
    moreLocations: (count: number) => `另 ${count} 個地點`,
    posted: (days: number) => `${days === 0 ? '今日' : days === 1 ? '昨日' : `${days} 日前`}刊登`,
    distance: (metres: number) => (metres < 1000 ? `${metres} 米` : `${(metres / 1000).toFixed(1)} 公里`),
    fresh: '新',
    promoted: '推廣',
    closed: '已截止',
    applied: '已申請',
  },
};
