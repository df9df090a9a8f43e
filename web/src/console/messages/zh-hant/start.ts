export const start = {
  title: '管理後台',
  who: (email: string, role: string) => `已登入：${email}（${role}）`,
  text: '待處理的事項現時請在命令列以 hoigung 查看。',
};
