import type { JobContentShownFragment, JobListedFragment } from '../../generated/portal/graphql';

/** A job with something in every field. */
export const sampleContent: JobContentShownFragment = {
  name: { zh_hant: '侍應', en: 'Waiter' },
  description: { zh_hant: '招呼客人', en: 'Serve guests' },
  employment: 'pt',
  job_types: ['WW'],
  places: [
    {
      id: 'b1',
      name: { zh_hant: '旺角店', en: '' },
      address: { zh_hant: '彌敦道 1 號', en: '' },
      district: '030503',
      is_branch: true,
    },
  ],
  regions: ['03'],
  address_on_map: true,
  hourly_rate: { from: 60, to: 65 },
  monthly_rate: { from: null, to: null },
  working_days_per_week: { from: 5, to: 6 },
  working_hours_per_day: { from: 8, to: 8.5 },
  working_hours: [
    { day: 'mon', start: '09:00', end: '18:00' },
    { day: 'negotiable', start: null, end: null },
  ],
  start_date: '2026-12-01',
  end_date: '2026-12-31',
  vacancy: 3,
  shift_required: true,
  alternative_sat: false,
  career_level: 'entry',
  education: 'f3',
  spoken_skills: [{ language: 'yue', level: 'excellent' }],
  written_skills: [{ language: 'zh', level: 'basic' }],
  skills: ['s1'],
  certs: ['c1'],
  allowances: [{ kind: 'meal', description: { zh_hant: '包兩餐', en: 'Two meals' } }],
  attributes: [
    { category: { zh_hant: '福利', en: 'Benefits' }, name: { zh_hant: '員工折扣', en: 'Discount' } },
  ],
  apply_url: 'https://noodles.test/apply',
  reference: 'MK-1',
  close_on: '2027-01-31',
};

/** An open job as the list has it. */
export const sampleJob: JobListedFragment = {
  id: 'j1',
  stage: 'open',
  content: sampleContent,
  draft: null,
  published_at: '2026-11-01T00:00:00.000Z',
  publish_at: null,
  waits_for_verification: false,
  schedule_problem: '',
  closes_at: '2026-12-31T15:59:59.000Z',
  days_left: 12,
  close_reason: null,
  updated_at: '2026-11-01T00:00:00.000Z',
  views: 1234,
  openings: 321,
  applications: 12,
  unread_applications: 3,
  hired: 1,
  page_path: '/hk/job/waiter/j1/',
  is_kept_by_feed: false,
};
