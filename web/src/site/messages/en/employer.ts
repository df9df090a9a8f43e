import type { Catalogue } from '../catalogue';

export const employer: Catalogue['employer'] = {
  home: (site) => `${site} for employers`,
  menu: 'Employer menu',
  logIn: 'Employer login',
  forSeekers: 'For job seekers',
  hire: 'Hire with us',
  help: 'Help',
  services: 'Services',
  solutions: 'Solutions',
  jobAdBooster: 'Job ad booster',
  tempWorkerMatching: 'Temp matching',
  blogs: 'Advice',
  faq: 'FAQ',
  biddingFaq: 'Bidding FAQ',
  communityGuidelines: 'Community guidelines',
  shortcut: 'Quick links',
};
