export const companySearch = {
  title: '搜尋公司',
  description: '搜尋正在招聘前線員工的香港公司，看看各公司的空缺。',
  advancedTitle: '進階搜尋公司',
};
