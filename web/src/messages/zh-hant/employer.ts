export const employer = {
  home: '僱主主頁',
  menu: '僱主選單',
  logIn: '僱主登入',
  forSeekers: '求職者主頁',
  services: '服務',
  solutions: '招聘方案',
  jobAdBooster: '廣告提升',
  tempWorkerMatching: '臨時工配對',
  blogs: '招聘心得',
  faq: '常見問題',
  biddingFaq: '競價常見問題',
  communityGuidelines: '社群守則',
};
