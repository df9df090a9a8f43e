import { formatCount } from '@/shared/messages/count';

interface Heading {
  total: number;
  term: string;
  /** The names of the values, or their number. */
  district: string | number;
  jobType: string | number;
  employment: string;
  workingDay: string;
  workingHour: string;
  near: boolean;
  filtered: boolean;
}

function what({ term, district, jobType, employment, workingDay, workingHour, near }: Heading): string {
  const where = typeof district === 'number' ? `${district} 個地區` : district;
  const kind = typeof jobType === 'number' ? `${jobType} 個工種` : jobType;
  const words = [near && '5 公里內', term && `「${term}」`, where, workingDay, workingHour, kind, employment];
  const name = words.filter(Boolean).join('');
  return name.endsWith('工') ? name : `${name}工作`;
}

export const search = {
  heading: (found: Heading) => {
    const name = what(found);
    const count = formatCount(found.total);
    if (name !== '工作') return `${name} ${count} 份`;
    return found.filtered ? `符合條件的工作 ${count} 份` : `全港 ${count} 份工作`;
  },
  description: (found: Heading) =>
    `現有 ${formatCount(found.total)} 份${what(found)}，薪金、地點、工時一目了然，合適即可申請。`,
  list: (names: readonly string[]) => names.join('、'),
};
