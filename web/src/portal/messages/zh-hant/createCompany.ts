export const createCompany = {
  title: '登記公司',
  lead: '先登記公司，接着便可刊登第一個職位。',
  submit: '繼續',
  done: '公司已登記',
};
