export const home = {
  title: '搵工開工｜全職、兼職、臨時工',
  description: (claim: string) => `${claim}，遍佈香港各區：全職、兼職、臨時工，搵到即刻申請。`,
  heading: '今日想去邊度開工？',
  banners: '精選推介',
  stop: '停止自動播放',
  start: '開始自動播放',
  quickWays: '快速搵工',
  trades: '行業',
  employments: '全職、兼職、臨時工',
  jobs: (count: number) => `${count} 份`,
  recommended: '為你推薦',
  featuredCompanies: '精選僱主',
};
