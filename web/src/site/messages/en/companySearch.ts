import type { Catalogue } from '../catalogue';

export const companySearch: Catalogue['companySearch'] = {
  title: 'Company search',
  description: 'Find companies in Hong Kong that are hiring front-line staff, and see their vacancies.',
  advancedTitle: 'Advanced company search',
};
