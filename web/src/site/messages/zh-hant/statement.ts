/** What the Personal Data (Privacy) Ordinance requires where personal data are collected. */
export const statement = {
  title: '收集個人資料聲明',
  purpose:
    '我們收集你的電話號碼、履歷及申請紀錄，用於核實身分、處理職位申請、提供職位配對及通知。除註明必須填寫的項目外，其他資料可自由選擇是否提供；如不提供必要資料，我們未能為你登入或遞交申請。',
  transferees: '你申請職位時，履歷及聯絡電話會轉交該職位的僱主；短訊及系統服務供應商亦會為我們處理資料。',
  rights: '你可隨時在「我的履歷」查閱、更正、下載你的資料或刪除帳戶，亦可聯絡我們提出查閱或更正要求。',
  privacy: '私隱政策',
  contact: '聯絡我們',
};
