/** What is said without a network. */
export const offline = {
  from: (age: string | undefined) => `沒有網絡，現顯示${age ?? '剛才'}的內容。`,
  mayBeClosed: '職位可能已截止。',
  again: '重新載入',
  waits: '未有網絡，稍後會自動更新。',
  waiting: '等待網絡，稍後自動收藏：',
};
