/** The question which values to keep, when two have changed the same fields. */
export const conflict = {
  lead: '你填寫期間，有人儲存了不同的內容。你可以逐項選擇保留哪一個。',
  title: '選擇要保留的內容',
  done: '使用所選內容',
  sides: { mine: '這裡', theirs: '對方' },
  nothing: '（沒有）',
  close: '關閉',
};
