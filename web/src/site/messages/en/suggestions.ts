import type { Texts } from '@/shared/messages/catalogue';
import { counted } from '@/shared/messages/plural';
import type { suggestions as source } from '../zh-hant/suggestions';

export const suggestions: Texts<typeof source> = {
  label: 'Suggestions',
  count: (count) => counted(count, 'suggestion', 'suggestions'),
  kinds: { title: 'Job', job_type: 'Job type', district: 'District', company: 'Company', search: 'Search' },
  recent: 'Recent',
};
