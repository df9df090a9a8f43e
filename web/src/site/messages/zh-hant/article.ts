export const article = {
  blogs: {
    title: '職場資訊',
    description: '見工、工資、假期、強積金、行業入門：寫給香港前線員工的實用文章。',
  },
  'employer-blogs': {
    title: '招聘心得',
    description: '寫招聘廣告、定薪金、面試、留住員工：給香港僱主的實用建議。',
  },
  news: {
    title: '最新消息',
    description: '本網站的最新消息和報道。',
  },
};
