const quoted = (kinds: readonly string[]) => kinds.map((kind) => `「${kind}」`).join('、');

/** The page that a link in a mail leads to. */
export const unsubscribe = {
  title: '停止接收電郵',
  description: '選擇不再以電郵接收某類消息。',
  question: (kinds: readonly string[], email: string) => `不再把${quoted(kinds)}的電郵寄往 ${email}？`,
  unchanged: '在你按下按鈕之前，設定不會更改。',
  stop: '停止接收這類電郵',
  stopped: (kinds: readonly string[], email: string) => `我們不會再把${quoted(kinds)}的電郵寄往 ${email}。`,
  stillListed: '登入後，仍可在「通知」頁看到這類消息。',
  undo: '恢復接收',
  undone: '已恢復，你會繼續收到這類電郵。',
  invalidTitle: '此連結無法使用',
  invalid: '連結可能不完整，或已經失效。登入後可在通知設定選擇接收哪些電郵。',
  retry: '再試一次',
};
