/** Shown when not even the texts could be loaded. */
export const lastResort = {
  'zh-hant': { title: '網頁未能顯示', backToHome: '返回主頁' },
  en: { title: 'The page could not be shown', backToHome: 'Back to Home' },
};
