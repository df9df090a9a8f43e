export const frame = {
  siteName: '開工',
  console: '管理後台',
  startLink: '開工 管理後台首頁',
  menu: '選單',
};
