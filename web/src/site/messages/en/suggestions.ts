import type { Texts } from '../../../shared/messages/catalogue';
import type { suggestions as source } from '../zh-hant/suggestions';

export const suggestions: Texts<typeof source> = {
  label: 'Suggestions',
  count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  kinds: { title: 'Job', job_type: 'Job type', district: 'District', company: 'Company', search: 'Search' },
  recent: 'Recent',
};
