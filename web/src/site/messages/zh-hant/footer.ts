/** The footer's texts. They are part of the footer's script, in both languages, instead of every page. */
export const footer = {
  seekers: '求職者',
  myResume: '我的履歷',
  jobAlert: '職位提示',
  careerBlogs: '職場資訊',
  about: '關於我們',
  latestNews: '最新消息',
  employers: '僱主',
  employerServices: '僱主服務',
  employerPortal: '僱主登入',
  social: '社交媒體',
  country: '香港',
  licence: (number: string) => `職業介紹所牌照號碼 ${number}`,
  terms: '條款及細則',
  privacy: '私隱政策',
  contactUs: '聯絡我們',
};
