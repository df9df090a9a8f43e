import { formatCount } from '@/shared/messages/count';

export const companies = {
  heading: (total: number) => `${formatCount(total)} 間公司正在招聘`,
  searchLabel: '公司名稱',
  searchPlaceholder: '公司名稱',
  openJobs: (count: number) => `${formatCount(count)} 個空缺`,
  nothing: '找不到公司',
  nothingHint: '試試放寬條件，或換個名稱。',
  total: (total: number) => `${formatCount(total)} 間公司`,
  without: (without: string, total: string) => `${without}：${total}`,
  all: '看全部公司',
  show: (total: number) => (total === 0 ? '沒有公司' : `顯示 ${formatCount(total)} 間公司`),
};
