import { counted } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

function jobs(total: number): string {
  return counted(total, 'job', 'jobs');
}

export const results: Catalogue['results'] = {
  searchedInstead: (given, searched) => `Nothing matches “${given}”. Here is “${searched}” instead.`,
  understood: 'What we understood',
  asWords: (name) => `Search for “${name}” as words only`,
  relaxed: 'No job has all of this. These come nearest, leaving out:',
  keep: (name) => `Must have: ${name}`,
  nearMe: 'Tell us where you are to see the jobs around you.',
  locate: 'Use my location',
  list: 'Jobs',
  filters: 'Filters',
  chosen: 'Chosen filters',
  quoted: (text) => `“${text}”`,
  remove: (name) => `Remove: ${name}`,
  clear: 'Clear all',
  travel: 'Travel time by MTR',
  sort: 'Sort by',
  sorts: { relevance: 'Best match', newest: 'Newest', nearest: 'Nearest' },
  near: 'Within 5 km',
  noLocation: "We couldn't get your location. Please check your browser's location permission.",
  createAlert: 'Tell me about new jobs',
  alertHint: 'Create a job alert from this search',
  nothing: 'No jobs match your search',
  nothingHint: 'Try dropping one of your filters:',
  nothingAtAll: 'Try another word, or have a look at all jobs.',
  without: (name) => `Without “${name}”`,
  jobs,
  allJobs: 'See all jobs',
  groups: {
    q: 'Keyword',
    district: 'District',
    jobType: 'Job type',
    employment: 'Employment',
    salary: 'Salary',
    workingDay: 'Working day',
    workingHour: 'Working time',
    fromWorkingDaysPerWeek: 'Days a week',
    fromWorkingHoursPerDay: 'Hours a day',
    latlng: 'Distance',
  },
  hourlyFrom: (rate) => `${rate} an hour and up`,
  monthlyFrom: (rate) => `${rate} a month and up`,
  daysAtMost: (days) => `Up to ${counted(days, 'day', 'days')} a week`,
  hoursAtMost: (hours) => `Up to ${counted(hours, 'hour', 'hours')} a day`,
};
