import type { JobCoreFragment } from '@/generated/seeker/graphql';

/** An open job, as on a card. */
export const sampleJob: JobCoreFragment = {
  _id: 'job',
  job_name: 'Waiter',
  slug: [],
  company: { _id: 'c', name: 'Cafe', company_logo_thumbnail: null, slug: [] },
  employment: 'pt',
  from_hourly_rate: 60,
  to_hourly_rate: 65,
  from_monthly_rate: null,
  to_monthly_rate: null,
  from_working_days_per_week: null,
  to_working_days_per_week: null,
  from_working_hours_per_day: null,
  to_working_hours_per_day: null,
  working_hour: [],
  address: [],
  region_name: [],
  published_at: '2026-11-14T01:30:00.000Z',
  is_applied: false,
  is_closed: false,
  is_ad: false,
  nearest_station: null,
};
