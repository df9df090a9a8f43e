import type { Catalogue } from '../catalogue';

export const conversations: Catalogue['conversations'] = {
  title: 'Messages',
  unread: (count) => {
    if (count === 0) return 'No unread messages';
    return count === 1 ? '1 unread message' : `${count} unread messages`;
  },
  unreadHere: (count) => `${count} unread`,
  list: 'List of conversations',
  you: (by) => (by === '' ? 'Company: ' : `${by}: `),
  pages: 'Pages of conversations',
  noneTitle: 'No conversations yet',
  noneText: 'Write first on an applicant’s page; they answer on the site. You can just as well telephone.',
  toApplicants: 'See applicants',
};
