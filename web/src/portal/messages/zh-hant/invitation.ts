export const invitation = {
  title: '邀請',
  heading: (company: string) => `加入「${company}」`,
  invitedBy: (name: string, role: string) => `${name} 邀請你成為${role}。`,
  mayDo: {
    owner: '作為擁有人，你可以管理一切：公司、成員、分店、職位和申請人。',
    recruiter: '作為招聘員，你可以管理分店、職位和申請人。',
    viewer: '作為檢視者，你可以查看公司的一切，但不可更改。',
  },
  forEmail: (email: string, until: string) => `邀請發給 ${email}，有效至 ${until}。`,
  thenCode: (email: string) => `接受後，我們會把驗證碼電郵至 ${email}，供你登入。`,
  otherPerson: (current: string, invited: string) =>
    `你現以 ${current} 登入。接受後，你會被登出，再以 ${invited} 登入。`,
  accept: '接受邀請',
  overTitle: '邀請已失效',
  overText: '邀請可能已使用、已取消或已過期。請向邀請你的人索取新的邀請。',
  toPortal: '前往僱主平台',
};
