/** The list under a search box. It comes with that list's script, in both languages, and not with every page. */
export const suggestions = {
  label: '搜尋建議',
  count: (count: number) => (count === 0 ? '沒有建議' : `${count} 個建議`),
  kinds: { title: '職位', job_type: '工種', district: '地區', company: '公司', search: '搜尋' },
  recent: '最近搜尋',
};
