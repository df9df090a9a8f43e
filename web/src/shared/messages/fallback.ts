/** Shown when not even the texts could be loaded. */
export const lastResort = {
  'zh-hant': {
    title: '網頁未能顯示',
    incomplete: '此頁有部分未能載入。',
    retry: '再試一次',
    backToHome: '返回主頁',
  },
  en: {
    title: 'The page could not be shown',
    incomplete: 'Part of this page could not be loaded.',
    retry: 'Try again',
    backToHome: 'Back to Home',
  },
};
