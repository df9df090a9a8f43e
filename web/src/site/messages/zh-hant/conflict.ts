import { conflict as kitConflict } from '@/shared/messages/zh-hant/conflict';

/** What the kit asks about other people is, on the site, about the seeker's own other tabs and devices. */
export const conflict = {
  ...kitConflict,
  lead: '你填寫期間，在另一個分頁或裝置儲存了不同的內容。你可以逐項選擇保留哪一個。',
  sides: { mine: '這裡填寫的', theirs: '已儲存的' },
};
