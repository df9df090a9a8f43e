import type { Catalogue } from '../catalogue';

export const job: Catalogue['job'] = {
  title: (name, company) => `${name} at ${company}`,
  description: (name, company, pay, places) =>
    `${company} is hiring: ${name}. Pay ${pay}. Where: ${places}. Apply on Hoigung today.`,
  home: 'Home',
  breadcrumb: 'You are here',
  posted: (days) =>
    days === 0 ? 'Posted today' : days === 1 ? 'Posted yesterday' : `Posted ${days} days ago`,
  date: (year, month, day) =>
    `${day} ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1]} ${year}`,
  apply: 'Apply',
  applied: 'Applied',
  seeApplications: 'See my applications',
  closed: 'This job is closed',
  closedText: 'The employer has stopped hiring. Here are similar jobs.',
  seeSimilar: 'See similar jobs',
  similar: 'Similar jobs',
  otherVacancies: (company) => `Other vacancies at ${company}`,
  share: 'Share',
};
