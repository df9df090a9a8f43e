import { formatCount } from '../../../shared/messages/every-page/count';
import type { Catalogue } from '../catalogue';

function companiesOf(total: number): string {
  return total === 1 ? '1 company' : `${formatCount(total)} companies`;
}

export const companies: Catalogue['companies'] = {
  heading: (total) => `${companiesOf(total)} hiring now`,
  searchLabel: 'Company name',
  searchPlaceholder: 'Company name',
  openJobs: (count) => (count === 1 ? '1 vacancy' : `${formatCount(count)} vacancies`),
  nothing: 'No companies found',
  nothingHint: 'Try fewer filters, or another name.',
  total: companiesOf,
  without: (without, total) => `${without}: ${total}`,
  all: 'See all companies',
  show: (total) => (total === 0 ? 'No companies' : `Show ${companiesOf(total)}`),
};
