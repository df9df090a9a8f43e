export const advanced = {
  title: '進階搜尋',
  description: '按地區、工種、薪金、工作日和工作時間搜尋香港前線工作。',
};
