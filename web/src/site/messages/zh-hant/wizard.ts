/** Making a resume step by step. */
export const wizard = {
  title: '建立履歷',
  description: '分六步建立網上履歷，完成後即可申請職位。',
  progress: (step: number, of: number) => `第 ${step} 步，共 ${of} 步`,
  back: '上一步',
  skip: '略過此步',
  finish: '完成',
  filledIn: '已填寫，可在此更改。',
  titles: {
    'fill-name': '你叫什麼名字？',
    education: '你的學歷',
    language: '你懂得的語言',
    'work-experience': '工作經驗',
    skill: '技能及證書',
    'self-introduction': '自我介紹',
  },
  leads: {
    'fill-name': '必須填寫。',
    education: '必須填寫，請選擇最高學歷。',
    language: '會話和書寫各選最少一種。',
    'work-experience': '可略過。由最近的工作開始，最多 10 項。',
    skill: '可略過。選擇你擁有的技能和證書。',
    'self-introduction': '可略過。簡單幾句，讓僱主認識你。',
  },
};
