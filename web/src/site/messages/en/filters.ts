import { counted } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const filters: Catalogue['filters'] = {
  show: (total) => (total === 0 ? 'No jobs' : `Show ${counted(total, 'job', 'jobs')}`),
  showAny: 'Show results',
  clear: 'Clear',
  wholeCategory: (name) => `All ${name} jobs`,
  any: 'Any',
  hourly: 'Hourly',
  monthly: 'Monthly',
  andUp: (rate) => `${rate} and up`,
  workingDays: {
    Weekday: 'Weekday (Mon to Fri)',
    Weekend: 'Weekend (Sat, Sun)',
    WeekendOnly: 'Weekends only',
  },
  workingHours: {
    DayTime: 'Daytime (6 am to noon)',
    Afternoon: 'Afternoon (noon to 6 pm)',
    NightTime: 'Night (6 pm to midnight)',
    Overnight: 'Overnight (midnight to 6 am)',
  },
  daysUpTo: (days) => `Up to ${days}`,
  hoursUpTo: (hours) => `Up to ${hours}`,
  loadFailed: "We couldn't load the choices, please try again later.",
};
