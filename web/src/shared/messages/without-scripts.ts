/** The text of a document for browsers that cannot run its scripts. */
export const withoutScripts = {
  'zh-hant': {
    noScripts: (name: string) => `${name}需要 JavaScript，請在瀏覽器的設定中啟用。`,
    tooOld: (name: string) => `此瀏覽器的版本太舊，未能使用${name}。請更新瀏覽器後再試。`,
  },
  en: {
    noScripts: (name: string) =>
      `The ${name} needs JavaScript. Please allow it in the settings of your browser.`,
    tooOld: (name: string) => `This browser is too old for the ${name}. Please update it and try again.`,
  },
};
