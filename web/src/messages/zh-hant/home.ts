export const home = {
  title: '搵工開工｜全職、兼職、臨時工',
  description: (claim: string) => `${claim}，遍佈香港各區：全職、兼職、臨時工，搵到即刻申請。`,
  heading: '今日想去邊度開工？',
  banners: '精選推介',
  recommended: '為你推薦',
  featuredCompanies: '精選僱主',
};
