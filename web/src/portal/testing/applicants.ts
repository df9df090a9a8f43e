import type {
  ApplicantListedFragment,
  ApplicantShownFragment,
  InterviewShownFragment,
} from '@/generated/portal/graphql';

/** A new applicant, as in the list. */
export const sampleApplicant: ApplicantListedFragment = {
  id: 'a1',
  job: { id: 'j1', content: { name: { zh_hant: '侍應', en: 'Waiter' } } },
  status: 'Applied',
  decision: null,
  applied_at: '2026-11-15T04:00:00.000Z',
  is_read: false,
  rating: 2,
  note_count: 1,
  profile: { name: '陳小明', telephone: '91234567', picture_thumbnail: null, experience_months: 14 },
  places: [
    {
      id: 'b1',
      name: { zh_hant: '旺角店', en: 'Mong Kok' },
      address: { zh_hant: '彌敦道 1 號', en: '' },
      district: '030503',
    },
  ],
  hours_fit: { percent: 80 },
  distance_km: 2.4,
  next_statuses: ['Contacted', 'Reviewed', 'Rejected', 'Hired'],
};

const at = (from: number, to: number) => ({ from_minute_of_week: from * 60, to_minute_of_week: to * 60 });

/** The sample applicant, opened. */
export const openedApplicant: ApplicantShownFragment = {
  ...sampleApplicant,
  is_read: true,
  job: {
    id: 'j1',
    stage: 'open',
    hired: 0,
    content: { name: { zh_hant: '侍應', en: 'Waiter' }, vacancy: 2, places: sampleApplicant.places },
  },
  profile: {
    name: '陳小明',
    telephone: '91234567',
    picture_thumbnail: null,
    experience_months: 14,
    picture: null,
    message: 'I like noodles',
    education: 'Form 6',
    spoken_skills: [{ name: 'Cantonese', level: 'excellent' }],
    written_skills: [{ name: 'Chinese', level: 'basic' }],
    skills: ['Serving'],
    certs: ['Food hygiene'],
    work_experience: [
      {
        company_name: 'Tea House',
        position_name: 'Waiter',
        position_type_name: 'Waiter or Waitress',
        employment: 'pt',
        description: 'Served tea',
        start_date: '2024-05',
        end_date: null,
      },
    ],
    max_work_day_per_week: 5,
    home_district: '030503',
  },
  hours_fit: { percent: 80, job: [at(9, 18)], free: [at(11, 22)], both: [at(11, 18)] },
  match_reasons: ['Has worked as a waiter'],
  history: [{ at: '2026-11-15T04:00:00.000Z', status: 'Applied', by: '', reason: null }],
  notes: [{ id: 'n1', text: 'Friendly', by: 'Wong', is_own: false, at: '2026-11-16T04:00:00.000Z' }],
  interviews: [],
  conversation: { state: 'none', last_number: 0, read_by_company: 0 },
  neighbours: { previous: null, next: 'a2', position: 1, total: 2 },
};

/** An interview that both sides have agreed on. */
export const sampleInterview: InterviewShownFragment = {
  id: 'i1',
  applicant: 'a1',
  applicant_name: '陳小明',
  job_name: { zh_hant: '侍應', en: 'Waiter' },
  state: 'accepted',
  version: 2,
  times: ['2026-11-18T07:00:00.000Z', '2026-11-18T09:00:00.000Z'],
  minutes: 30,
  time: '2026-11-18T07:00:00.000Z',
  place: { zh_hant: '旺角店', en: 'Mong Kok' },
  is_by_telephone: false,
  note: '',
  answer: '',
  changed_at: '2026-11-17T04:00:00.000Z',
  calendar_path: '/api/portal/companies/c1/interviews/i1.ics',
  attendance: 'unsaid',
  reported: null,
  report_until: null,
  absence_counts_at: null,
  outcome: null,
};
