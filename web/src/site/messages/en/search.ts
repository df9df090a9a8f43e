import { formatCount } from '../../../shared/messages/every-page/count';
import type { Catalogue } from '../catalogue';

type Heading = Parameters<Catalogue['search']['heading']>[0];

function what({ total, term, district, jobType, employment }: Heading): string {
  const kind = [employment.toLowerCase(), jobType, total === 1 ? 'job' : 'jobs'].filter(Boolean).join(' ');
  return `${kind}${district && ` in ${district}`}${term && ` for “${term}”`}`;
}

export const search: Catalogue['search'] = {
  heading: (found) => `${formatCount(found.total)} ${what(found)}`,
  description: (found) =>
    `${formatCount(found.total)} ${what(found)} on Hoigung, with pay, place and hours at a glance. Find one and apply right away.`,
  list: (names) => names.join(', '),
  page: (page) => `page ${page}`,
};
