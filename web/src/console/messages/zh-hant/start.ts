export const start = {
  title: '管理後台',
  text: '這裡暫時未有內容，待處理的清單稍後加入。現時請在命令列使用 hoigung。',
};
