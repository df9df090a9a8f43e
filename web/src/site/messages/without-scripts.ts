/**
 * Texts for browsers that cannot run the scripts, on pages that need them: logging in, applying, the personal
 * pages.
 */
export const withoutScripts = {
  'zh-hant': {
    title: '此頁需要 JavaScript',
    text: '登入、申請職位及個人版面都需要 JavaScript。請在瀏覽器的設定中啟用，然後重新載入此頁。',
    tooOld: '此瀏覽器的版本太舊，未能登入或申請職位。請更新瀏覽器後再試。',
    search: '不啟用也可以搜尋和瀏覽職位',
  },
  en: {
    title: 'This page needs JavaScript',
    text: 'Logging in, applying and your own pages need JavaScript. Please allow it in the settings of your browser, then load this page again.',
    tooOld: 'This browser is too old to log in or to apply. Please update it and try again.',
    search: 'You can search and read jobs without it',
  },
};
