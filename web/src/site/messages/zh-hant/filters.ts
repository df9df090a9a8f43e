import { formatCount } from '@/shared/messages/count';

export const filters = {
  show: (total: number) => (total === 0 ? '沒有工作' : `顯示 ${formatCount(total)} 份工作`),
  showAny: '顯示結果',
  clear: '清除',
  wholeCategory: (name: string) => `所有${name}工作`,
  any: '不限',
  hourly: '時薪',
  monthly: '月薪',
  andUp: (rate: string) => `${rate} 或以上`,
  workingDays: { Weekday: '平日（一至五）', Weekend: '週末（六、日）', WeekendOnly: '只限週末' },
  workingHours: {
    DayTime: '上午（6 時至 12 時）',
    Afternoon: '下午（12 時至 6 時）',
    NightTime: '晚上（6 時至 12 時）',
    Overnight: '通宵（12 時至 6 時）',
  },
  daysUpTo: (days: string) => `最多 ${days} 日`,
  hoursUpTo: (hours: string) => `最多 ${hours} 小時`,
  loadFailed: '未能載入選項，請稍後再試。',
};
