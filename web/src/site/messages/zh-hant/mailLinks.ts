const quoted = (kinds: readonly string[]) => kinds.map((kind) => `「${kind}」`).join('、');

/** The pages that signed links of mails lead to, by their call. */
export const mailLinks = {
  unchanged: '在你按下按鈕之前，不會有任何更改。',
  invalidTitle: '此連結無法使用',
  invalid: '連結可能不完整，或並非寄給你現時的電郵地址。沒有作出任何更改。',
  retry: '再試一次',
  'mail-act': {
    title: '確認操作',
    description: '確認電郵中的操作。',
    titles: {
      contacted: '標示為已聯絡',
      rejected: '今次不取錄',
      keep_job: '繼續招聘',
      hired_here: '已在這裡請到人，結束招聘',
      hired_elsewhere: '已在別處請到人，結束招聘',
      confirm_interview: '我會出席面試',
      late_for_interview: '我會遲到',
      decline_interview: '我不能出席面試',
    },
    /** What the button does. The second text is when the person applied, or when the interview is. */
    questions: {
      contacted: (job: string, applied: string) =>
        `把 ${applied} 申請「${job}」的人標示為已聯絡？求職者會收到通知，知道你已回覆。`,
      rejected: (job: string, applied: string) => `告知 ${applied} 申請「${job}」的人今次不獲取錄？`,
      keep_job: (job: string) => `繼續刊登「${job}」60 天？`,
      hired_here: (job: string) => `結束「${job}」的招聘？未有決定的申請人會得知職位已經請到人。`,
      hired_elsewhere: (job: string) => `結束「${job}」的招聘？未有決定的申請人會得知職位已經結束招聘。`,
      confirm_interview: (job: string, time: string) => `告訴僱主你會出席 ${time}「${job}」的面試？`,
      late_for_interview: (job: string, time: string) => `告訴僱主你會在 ${time}「${job}」的面試遲到？`,
      decline_interview: (job: string, time: string) =>
        `告訴僱主你不能出席 ${time}「${job}」的面試？面試會取消，你的申請不受影響。`,
    },
    buttons: {
      contacted: '標示為已聯絡',
      rejected: '告知對方',
      keep_job: '繼續招聘',
      hired_here: '結束招聘',
      hired_elsewhere: '結束招聘',
      confirm_interview: '我會出席',
      late_for_interview: '我會遲到',
      decline_interview: '取消面試',
    },
    done: {
      contacted: '已標示為已聯絡，求職者會收到通知。',
      rejected: '已記錄，求職者會收到通知。',
      keep_job: '職位會繼續刊登。',
      hired_here: '已結束招聘。',
      hired_elsewhere: '已結束招聘。',
      confirm_interview: '已告訴僱主你會出席。',
      late_for_interview: '已告訴僱主你會遲到。',
      decline_interview: '面試已取消，僱主會收到通知。',
    },
    reason: '為何不取錄？求職者會看到一句客氣的說話，不會看到這裡的字眼。',
    reasons: {
      position_filled: '已請到人',
      hours_do_not_fit: '時間不配合',
      experience: '經驗不合',
      language: '語言不合',
      place: '地點不合',
      other_reason: '其他原因',
    },
    seeFirst: '先登入查看',
    openPage: '登入查看',
    changedTitle: '此連結已經用過，或情況已有改變',
    changed: '寄出電郵之後，情況已有更新，因此沒有作出任何更改。',
    expiredTitle: '此連結已過期',
    expired: '連結只在 14 天內有效，沒有作出任何更改。',
    notAllowedTitle: '你現在不能作此操作',
    notAllowed:
      '你可能已不是公司成員或已更改權限，又或者有關申請、面試、職位或公司已不可用。沒有作出任何更改。',
  },
  unsubscribe: {
    title: '停止接收電郵',
    description: '選擇不再以電郵接收某類消息。',
    question: (kinds: readonly string[], email: string) => `不再把${quoted(kinds)}的電郵寄往 ${email}？`,
    stop: '停止接收這類電郵',
    stopped: (kinds: readonly string[], email: string) => `我們不會再把${quoted(kinds)}的電郵寄往 ${email}。`,
    stillListed: '登入後，仍可在「通知」頁看到這類消息。',
    undo: '恢復接收',
    undone: '已恢復，你會繼續收到這類電郵。',
  },
};
