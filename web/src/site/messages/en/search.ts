import { formatCount } from '@/shared/messages/count';
import { plural } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

type Heading = Parameters<Catalogue['search']['heading']>[0];

function what(found: Heading): string {
  const { total, term, district, jobType, employment, workingDay, workingHour, near } = found;
  const when = [workingDay, workingHour, employment].map((name) => name.toLowerCase());
  const jobs = plural(total, 'job', 'jobs');
  const kind = typeof jobType === 'number' ? [jobs, `of ${jobType} types`] : [jobType, jobs];
  const where = typeof district === 'number' ? `${district} districts` : district;
  const words = [...when, ...kind, where && `in ${where}`, near && 'within 5 km', term && `for “${term}”`];
  const name = words.filter(Boolean).join(' ');
  return found.filtered && name === jobs ? `matching ${jobs}` : name;
}

export const search: Catalogue['search'] = {
  heading: (found) => `${formatCount(found.total)} ${what(found)}`,
  description: (found) =>
    `${formatCount(found.total)} ${what(found)}, with pay, place and hours at a glance. Find one and apply right away.`,
  list: (names) => names.join(', '),
};
