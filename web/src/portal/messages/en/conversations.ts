import { counted } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const conversations: Catalogue['conversations'] = {
  title: 'Messages',
  unread: (count) => {
    if (count === 0) return 'No unread messages';
    return counted(count, 'unread message', 'unread messages');
  },
  unreadHere: (count) => `${count} unread`,
  list: 'List of conversations',
  you: (by) => (by === '' ? 'Company: ' : `${by}: `),
  pages: 'Pages of conversations',
  noneTitle: 'No conversations yet',
  noneText: 'Start one on an applicant’s page; they reply on the site. Or simply call them.',
  toApplicants: 'See applicants',
};
