import { plural } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const articleView: Catalogue['articleView'] = {
  date: (year, month, day) => `${day} ${months[month - 1]} ${year}`,
  published: (date) => `Published ${date}`,
  updated: (date) => `Updated ${date}`,
  readingTime: (minutes) => `${minutes} min read`,
  draft: 'Draft',
  onThisPage: 'On this page',
  related: 'Read on',
  breadcrumb: 'You are here',
  all: 'All',
  categories: 'Categories',
  pages: 'Pages',
  feed: 'RSS',
  search: 'Search articles',
  searchPlaceholder: 'Minimum wage, interview …',
  searchButton: 'Search',
  found: (total, text) => plural(total, `1 article for “${text}”`, `${total} articles for “${text}”`),
  clear: 'Clear the search',
  nothingFound: 'No article matches',
  nothingFoundText: 'Try a shorter or another word, or look at all articles.',
  showAll: 'Show all articles',
  empty: 'No articles yet',
  emptyText: 'Please come back later.',
  goOn: 'Continue in the browser',
  install: {
    title: 'Install the app',
    lead: 'No store needed: install this site, and it has an icon on your home screen and opens without browser buttons.',
    install: 'Install',
    done: 'Installed. Open it by its icon on your home screen.',
    running: 'You are using the app.',
    iphone: 'How to install on an iPhone',
    share: 'In Safari, press Share. If you cannot see it, press “⋯” first.',
    add: 'Scroll down, choose “Add to Home Screen”, then press “Add”.',
    open: 'Open it by its icon on the home screen.',
    logInAgain:
      'The app keeps its data apart from Safari, so log in once more by code when you first open it.',
    openInSafari:
      'If this page opened inside another app, such as WhatsApp or Instagram, open it in Safari first.',
    android:
      'In Chrome, open the menu “⋮” and choose “Add to Home screen”. Samsung Internet and Firefox have the same in their menus.',
    computer:
      'Chrome and Edge: press the install icon at the right of the address bar. iPad: press Share in Safari and choose “Add to Home Screen”.',
    scan: 'To have it on your phone, scan the code with the phone: it opens this page.',
  },
  readHere: 'Read the summary here',
  source: (name) => `Source: ${name}`,
  postJob: 'Sign up or log in',
  postJobText: 'Ready to hire? Sign up on the employer portal with your work email.',
};
