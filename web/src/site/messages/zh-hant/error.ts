export const error = {
  title: '出現問題',
  text: '網頁未能顯示，請稍後再試。',
  notFoundTitle: '找不到網頁',
  notFound: '找不到此網頁',
  retry: '再試一次',
  backToHome: '返回主頁',
};
