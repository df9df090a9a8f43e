/** For the moment when not even the texts could be loaded. */
export const backToHome = { 'zh-hant': '返回主頁', en: 'Back to Home' };
