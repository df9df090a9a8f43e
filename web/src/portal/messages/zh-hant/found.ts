export const found = {
  title: '登記公司',
  lead: '只有名稱和商業登記號碼是必須的，其餘可稍後補充。',
  parts: { company: '公司', proof: '證明', contact: '聯絡人', about: '給求職者看的' },
  proofText: '為防止騙案，我們核實每一間公司。核實前你可以準備一切，但不會公開。',
  contactText: '有疑問時我們聯絡的人。',
  aboutText: '會顯示在公司的網頁和職位上。',
  submit: '登記公司',
  done: '公司已登記',
};
