import { counted } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

function companiesOf(total: number): string {
  return counted(total, 'company', 'companies');
}

export const companies: Catalogue['companies'] = {
  heading: (total) => `${companiesOf(total)} hiring now`,
  searchLabel: 'Company name',
  searchPlaceholder: 'Company name',
  openJobs: (count) => counted(count, 'vacancy', 'vacancies'),
  nothing: 'No companies found',
  nothingHint: 'Try fewer filters, or another name.',
  total: companiesOf,
  without: (without, total) => `${without}: ${total}`,
  all: 'See all companies',
  show: (total) => (total === 0 ? 'No companies' : `Show ${companiesOf(total)}`),
};
