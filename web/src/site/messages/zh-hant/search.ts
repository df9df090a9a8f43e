import { formatCount } from '../../../shared/messages/every-page/count';

interface Heading {
  total: number;
  term: string;
  district: string;
  jobType: string;
  employment: string;
}

function what({ term, district, jobType, employment }: Heading): string {
  const words = `${term && `「${term}」`}${district}${jobType}${employment}`;
  return words.endsWith('工') ? words : `${words}工作`;
}

export const search = {
  heading: (found: Heading) => {
    const name = what(found);
    const count = formatCount(found.total);
    return name === '工作' ? `全港 ${count} 份工作` : `${name} ${count} 份`;
  },
  description: (found: Heading) =>
    `開工現有 ${formatCount(found.total)} 份${what(found)}，薪金、地點、工時一目了然，揀啱即刻申請。`,
  list: (names: readonly string[]) => names.join('、'),
  page: (page: number) => `第 ${page} 頁`,
};
