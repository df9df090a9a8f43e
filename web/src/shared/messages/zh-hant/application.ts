/** What an application says that the browser renders. */
export const application = {
  /** The application's name, which each application gives. */
  name: '',
  skipToContent: '跳到主要內容',
  otherLanguage: 'English',
  loading: '載入中',
  offline: '你現正離線，請連線後再試。',
  close: '關閉',
  cancel: '取消',
  previous: '上一頁',
  next: '下一頁',
  old: {
    loading: '載入中，目前仍是之前的內容',
    failed: '以下是之前的內容，未能更新。',
  },
  failed: { title: '未能載入', retry: '再試一次' },
  notFound: { title: '找不到', text: '這個項目不存在，或已被刪除。', action: '返回首頁' },
  /** What is said in place of a page that was refused, by the error's code. */
  refused: {} as Readonly<Record<string, { title: string; text: string }>>,
};
