import type { Profile } from './state';

/** A seeker who has just signed up, for tests. */
export const newcomer: Profile = {
  _id: 'seeker',
  is_anonymous: false,
  is_suspended: false,
  delete_account_at: null,
  name: '',
  telephone: '91234567',
  email: '',
  is_email_unreachable: false,
  applied_job_count: 0,
  profile_picture: null,
  profile_picture_thumbnail: null,
  profile_picture_avatar: null,
  max_work_day_per_week: null,
  message_to_employer: '',
  availability: [],
  education: null,
  spoken_skill: [],
  written_skill: [],
  skill: [],
  cert: [],
  work_experience: [],
  home_district: '',
  hasCreatedProfile: false,
};
