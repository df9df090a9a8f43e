export const notFound = {
  title: '找不到這一頁',
  text: '地址可能不正確，或你不再屬於這間公司。',
  action: '返回首頁',
};
