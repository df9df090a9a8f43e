export const maintenance = {
  title: '系統維護中',
  text: '我們正在維護網站，很快便會重新開放。請稍後再來。',
  retry: '重新載入',
};
