export const account = {
  title: '帳戶正在刪除中',
  text: (day: string) => `你的帳戶將於 ${day} 永久移除。在此之前你可以恢復帳戶。`,
  textWithoutDay: '你的帳戶將會永久移除。在此之前你可以恢復帳戶。',
  meanwhile: '刪除期間你不能申請職位，但可以登出，以訪客身分瀏覽職位。',
  restore: '恢復帳戶',
  logOut: '立即登出',
  restoredTitle: '帳戶已恢復',
  restoredText: '你的資料完好無缺。請重新登入以繼續使用。',
  logIn: '重新登入',
};
