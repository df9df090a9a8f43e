export const login = {
  title: '登入或註冊',
  heading: '登入或註冊',
  lead: '輸入工作電郵，我們會發送一個 6 位數字驗證碼。首次登入即自動註冊，毋須密碼。',
  expired: '登入已過期。請再次登入，之後會返回這一頁。',
  email: '工作電郵',
  emailHint: '例如：name@company.hk',
  sendCode: '發送驗證碼',
  codeTitle: '輸入驗證碼',
  sentTo: (email: string) => `驗證碼已發送至：${email}`,
  code: '6 位數字驗證碼',
  codeHint: '驗證碼 5 分鐘內有效，只可使用一次。',
  codeShort: '驗證碼有 6 位數字',
  wrongCode: '驗證碼不正確、已過期或已使用。請再輸入，或要求新的驗證碼。',
  confirm: '登入',
  resendIn: (seconds: number) => `${seconds} 秒後可重新發送`,
  notReceived: '收不到？請檢查垃圾郵件，或重新發送。',
  resend: '重新發送',
  resent: '已發送新的驗證碼，舊的驗證碼已失效。',
  changeEmail: '更改電郵',
  tooMany: (minutes: number) =>
    minutes < 60
      ? `次數過多，請於 ${minutes} 分鐘後再試。`
      : `次數過多，請於 ${Math.ceil(minutes / 60)} 小時後再試。`,
  forSeekers: '你是求職者？前往開工網站',
  sitePath: '/hk/',
};
