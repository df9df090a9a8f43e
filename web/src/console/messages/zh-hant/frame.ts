export const frame = {
  siteName: '開工',
  console: '管理後台',
  startLink: '開工 管理後台首頁',
  menu: '選單',
  pages: { log: '紀錄', staff: '職員', keys: '金鑰', account: '我的帳戶' },
};
