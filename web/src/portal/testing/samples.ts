import type { TodayQuery } from '@/generated/portal/graphql';
import type { Membership, Person, Role } from '../services/session';

/** A membership of the noodle shop. */
export function membershipOf({ role = 'owner' as Role, id = 'c1' } = {}): Membership {
  return {
    role,
    company: {
      id,
      state: 'verified',
      name: { zh_hant: '好味麵店', en: 'Good Noodles' },
      logo_thumbnail: null,
    },
  };
}

export function personOf(...memberships: Membership[]): Person {
  return { id: 'p1', email: 'chan@noodles.test', name: '陳大文', locale: 'zh_hant', memberships };
}

/** A verified company with nothing left to do. */
export const companyToday: TodayQuery['company'] = {
  id: 'c1',
  state: 'verified',
  refusal_reason: '',
  missing: [],
  is_suspended: false,
  suspension_reason: '',
  upkeep: 'portal',
  proof_kind: 'business_registration',
  open_job_count: 2,
  page_path: '/hk/company/good-noodles/c1/',
  logo_thumbnail: '/media/logo.png',
  about: { zh_hant: '手打麵', en: 'Handmade noodles' },
  waiting_change: null,
  branches: [{ id: 'b1' }],
  jobs: { counts: [{ stage: 'open', count: 2 }], jobs: [{ id: 'j1', days_left: 20 }] },
  invitations: [],
  unread_applicants: 0,
  unread_messages: 0,
  interview_days: [],
  reply_record: {
    applicants: 0,
    answered_within_7_days: 0,
    percent: null,
    median_hours: null,
    is_public: false,
    waiting: 0,
    soon_late: 0,
    advice: [],
  },
};
