export const notFound = {
  title: '找不到網頁',
  text: '抱歉！找不到你要瀏覽的網頁。',
  wrongAddress: '網址錯誤或網頁不存在',
  jobGone: '此職位已被移除，看看其他相近的職位。',
  jobUnknown: '沒有此職位，看看最新的職位。',
  backToHome: '返回主頁',
  recommended: '為你推薦',
  related: '相關職位',
  newest: '最新職位',
};
