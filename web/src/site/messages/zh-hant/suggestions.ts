/**
 * The list under a search box. Its texts are part of that list's script, in both languages, instead of every
 * page.
 */
export const suggestions = {
  label: '搜尋建議',
  count: (count: number) => (count === 0 ? '沒有建議' : `${count} 個建議`),
  kinds: { title: '職位', job_type: '工種', district: '地區', company: '公司', search: '搜尋' },
  recent: '最近搜尋',
};
