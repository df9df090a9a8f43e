/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AllowanceKind =
  | 'meal'
  | 'other'
  | 'travel';

export type ApplicationStatus =
  /** Submitted */
  | 'Applied'
  /** The employer may phone */
  | 'Contacted'
  /** The employer has hired the seeker */
  | 'Hired'
  | 'JobClosed'
  | 'Rejected'
  | 'Reviewed';

/** What the seeker said before the accepted time */
export type Attendance =
  | 'confirmed'
  | 'late'
  | 'unsaid';

/** Minutes from Monday 00:00, 0 to 10080 in steps of 15 (E100016, E100017) */
export type AvailabilityInput = {
  from_minute_of_week: number;
  to_minute_of_week: number;
};

export type CareerLevel =
  | 'entry'
  | 'middle'
  | 'senior'
  | 'top';

/** Whether the hours reach a continuous contract (Cap. 57) */
export type ContractAnswer =
  /** On what employer and employee agree */
  | 'depends'
  /** Those who do such jobs may be agents or self-employed, who have no contract of employment */
  | 'if_employed'
  | 'no'
  | 'yes';

export type ContractGround =
  | 'alternating_weeks'
  | 'enough_hours'
  | 'negotiable_hours'
  /** Only if breaks count as working time */
  | 'paid_breaks'
  | 'range_of_hours'
  | 'self_employed'
  | 'too_few_hours'
  /** The job lasts less than four weeks */
  | 'too_short'
  | 'unknown_hours'
  /** If the job lasts four weeks */
  | 'unknown_length';

export type ConversationState =
  | 'ended_by_employer'
  | 'ended_by_seeker'
  /** Nobody has written; the employer begins */
  | 'none'
  | 'open'
  /** The application was withdrawn */
  | 'over';

export type DayOfWeek =
  | 'fri'
  | 'mon'
  | 'negotiable'
  | 'sat'
  | 'sun'
  | 'thu'
  | 'tue'
  | 'wed';

export type Employment =
  /** Temporary, with a start and an end date */
  | 'ct'
  /** Full time */
  | 'ft'
  /** Part time */
  | 'pt';

/** What became of an interview whose time was accepted */
export type InterviewOutcome =
  /** They had called it off before */
  | 'called_off'
  /** Nobody of the company was there */
  | 'company_absent'
  | 'held'
  /** The seeker was not there */
  | 'seeker_absent';

export type InterviewState =
  /** The seeker took one */
  | 'accepted'
  /** The seeker asked for another time; the employer is to offer again or to cancel */
  | 'another_asked'
  /** By the employer */
  | 'cancelled'
  /** By the seeker, before or after accepting, or with the application */
  | 'declined'
  /** Times were offered; the seeker is to answer */
  | 'offered';

/** A value out of its range, one that is not known, or both rates: E100036 */
export type JobAlertPayload = {
  district?: Array<string> | null | undefined;
  employment?: Array<string> | null | undefined;
  hourly_rate?: number | null | undefined;
  jobType?: Array<string> | null | undefined;
  max_days_per_week?: number | null | undefined;
  max_hours_per_day?: number | null | undefined;
  monthly_rate?: number | null | undefined;
  term?: string | null | undefined;
  /** Weekday, Weekend, WeekendOnly */
  workingDay?: Array<string> | null | undefined;
  /** DayTime, Afternoon, NightTime, Overnight */
  workingHour?: Array<string> | null | undefined;
};

export type JobSort =
  /** Needs latlng */
  | 'nearest'
  | 'newest'
  | 'relevance';

export type JobState =
  | 'closed'
  | 'published'
  | 'suspended';

export type LanguageLevel =
  | 'basic'
  | 'excellent';

export type LanguageSkillInput = {
  code: string | number;
  /** basic or excellent; another one is E100014 (spoken) or E100015 (written) */
  level: string;
};

export type LegalQuantity =
  | 'annual_leave_after_months'
  | 'contract_hours_a_week'
  | 'contract_hours_in_four_weeks'
  | 'holiday_pay_after_months'
  | 'long_service_after_months'
  | 'minimum_wage_cents'
  | 'mpf_least_age'
  | 'mpf_least_days'
  | 'mpf_least_income'
  | 'mpf_most_income'
  | 'mpf_own_share_after_days'
  | 'mpf_percent'
  | 'mpf_retirement_age'
  | 'parental_pay_after_weeks'
  | 'rest_day_after_weeks'
  | 'severance_after_months'
  | 'sickness_allowance_after_months';

/** What a job and a seeker have in common */
export type MatchReason =
  | 'cert'
  /** Where the seeker has applied */
  | 'district'
  | 'education'
  /** The shifts fall into the seeker's free hours */
  | 'free_hours'
  /** A type of work that the seeker has done or applied for */
  | 'job_type'
  | 'language'
  | 'skill'
  /** No more days a week than the seeker wants */
  | 'work_days';

export type MpfKind =
  /** A casual employee of catering or construction: by the day, from the first day */
  | 'daily'
  | 'monthly'
  /** If the job lasts 60 days */
  | 'monthly_if_long_enough';

/** What a seeker is told of */
export type NewsKind =
  /** A job was published that one of the seeker's alerts matches */
  | 'alert_matched'
  /** An interview was offered, changed or cancelled, or is tomorrow */
  | 'interview'
  /** A job that the seeker applied for was closed */
  | 'job_closed'
  /** The employer has written */
  | 'message'
  /** A saved job closes within three days */
  | 'saved_job_ending'
  /** The employer has decided something about an application */
  | 'status_changed';

/** What is left out stays as it is */
export type NewsSwitchInput = {
  kind: NewsKind;
  mail?: NewsTiming | null | undefined;
  push?: NewsTiming | null | undefined;
  site?: boolean | null | undefined;
};

export type NewsTiming =
  | 'at_once'
  /** Together, at the seeker's hour */
  | 'daily'
  | 'never';

export type NotificationType =
  /** The employer has decided something about an application */
  | 'ApplicationStatusChanged'
  /** An interview was offered or cancelled, or is tomorrow */
  | 'InterviewChanged'
  /** A job was published that one of the seeker's alerts matches */
  | 'JobAlertMatched'
  /** A job that the seeker applied for was closed */
  | 'JobClosed'
  /** The employer has written, and the seeker has not read it within half a minute */
  | 'MessageReceived'
  /** A job that the seeker saved, and has not applied for, closes within three days */
  | 'SavedJobEnding';

export type PayUnit =
  | 'hour'
  | 'month';

/** A browser's push subscription as PushSubscription.toJSON() gives it; the keys are base64url without padding */
export type PushSubscriptionInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};

/** Why an employer rejected an application */
export type RejectReason =
  | 'experience'
  | 'hours_do_not_fit'
  | 'language'
  | 'other_reason'
  | 'place'
  | 'position_filled';

export type ReportReason =
  | 'discrimination'
  | 'no_longer_open'
  | 'other'
  | 'scam'
  | 'wrong_pay';

export type SearchPartKind =
  | 'days'
  | 'employment'
  | 'language'
  /** 'Near me': needs latlng */
  | 'near_me'
  | 'pay'
  | 'place'
  | 'requirement'
  | 'time'
  /** Not understood: looked for as it stands */
  | 'words'
  /** A kind of work or another word of the trade, found under its synonyms, too */
  | 'work';

export type SuggestionKind =
  | 'company'
  | 'district'
  | 'job_type'
  /** A whole search, such as 侍應 · 旺角 · 兼職 */
  | 'search'
  | 'title';

export type WorkExperienceInput = {
  company_name: string;
  description?: string | null | undefined;
  employment?: Employment | null | undefined;
  /** YYYY-MM, not in the future (E100017) and not before the start (E100018); null when the person still works there */
  end_date?: string | null | undefined;
  position_name: string;
  /** A job type's two letters (E100012) */
  position_type: string;
  /** YYYY-MM, not in the future (E100016) */
  start_date: string;
};

export type QuickBarQueryVariables = Exact<{ [key: string]: never; }>;


export type QuickBarQuery = { config: { employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> } };

export type PromotedJobsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type PromotedJobsQuery = { get_jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> };

export type JobCoreFragment = { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> };

export type ResumeListsQueryVariables = Exact<{ [key: string]: never; }>;


export type ResumeListsQuery = { config: { mail: boolean, districts: Array<{ name: string, shortCode: string, region: { label: string } }>, educations: Array<{ _id: string, name: string }>, spoken_languages: Array<{ code: string, name: string }>, written_languages: Array<{ code: string, name: string }>, language_levels: Array<{ code: LanguageLevel, name: string }>, skills: Array<{ _id: string, name: string }>, certs: Array<{ _id: string, name: string }>, employments: Array<{ code: Employment, name: string }>, job_categories: Array<{ code: string, name: string, types: Array<{ name: string, shortCode: string | null }> }> } };

export type WorkToChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkToChangeQuery = { portfolio: { work_experience_version: string, work_experience: Array<{ company_name: string, description: string, start_date: string, end_date: string | null, position_name: string, position_type: string, position_type_name: string, job_category: string, employment: Employment | null }> } };

export type UpdateProfileMutationVariables = Exact<{
  id: string | number;
  name?: string | null | undefined;
  message_to_employer?: string | null | undefined;
  education?: string | number | null | undefined;
  spoken_skill?: Array<LanguageSkillInput> | LanguageSkillInput | null | undefined;
  written_skill?: Array<LanguageSkillInput> | LanguageSkillInput | null | undefined;
  cert?: Array<string | number> | string | number | null | undefined;
  skill?: Array<string | number> | string | number | null | undefined;
  work_experience?: Array<WorkExperienceInput> | WorkExperienceInput | null | undefined;
  work_experience_version?: string | null | undefined;
  profile_picture?: string | number | null | undefined;
  availability?: Array<AvailabilityInput> | AvailabilityInput | null | undefined;
  max_work_day_per_week?: number | null | undefined;
  home_district?: string | null | undefined;
}>;


export type UpdateProfileMutation = { update_profile: { _id: string, is_anonymous: boolean, is_suspended: boolean, delete_account_at: string | null, name: string, telephone: string, email: string, is_email_unreachable: boolean, applied_job_count: number, profile_picture: string | null, profile_picture_thumbnail: string | null, profile_picture_avatar: string | null, max_work_day_per_week: number | null, message_to_employer: string, home_district: string, hasCreatedProfile: boolean, availability: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, education: { _id: string, category: string, level: number, name: string } | null, spoken_skill: Array<{ code: string, name: string, level: LanguageLevel }>, written_skill: Array<{ code: string, name: string, level: LanguageLevel }>, skill: Array<{ _id: string, name: string }>, cert: Array<{ _id: string, name: string }>, work_experience: Array<{ company_name: string, description: string, start_date: string, end_date: string | null, position_name: string, position_type: string, position_type_name: string, job_category: string, employment: Employment | null }> } };

export type JobMarksQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type JobMarksQuery = { get_jobs: Array<{ _id: string, is_applied: boolean, is_bookmarked: boolean }> };

export type BookmarkJobMutationVariables = Exact<{
  id: string | number;
}>;


export type BookmarkJobMutation = { bookmark_job: { _id: string } };

export type UnbookmarkJobMutationVariables = Exact<{
  id: string | number;
}>;


export type UnbookmarkJobMutation = { unbookmark_job: { _id: string } };

export type SuggestQueryVariables = Exact<{
  prefix: string;
  limit: number;
}>;


export type SuggestQuery = { suggest: Array<{ text: string, kind: SuggestionKind, code: string | null, count: number, slug: Array<{ locale: string, value: string }> }> };

export type FilterInEffectFragment = { name: string, total_without: number | null, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> };

export type SearchCountsFragment = { total: number, facets: { district: Array<{ code: string, count: number }>, category: Array<{ code: string, count: number }>, job_type: Array<{ code: string, count: number }>, employment: Array<{ code: string, count: number }>, working_day: Array<{ code: string, count: number }>, working_time: Array<{ code: string, count: number }> } };

export type SearchChoicesFragment = { config: { districts: Array<{ shortCode: string, name: string, region: { name: string, label: string }, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }>, types: Array<{ id: string, name: string, shortCode: string | null, slug: Array<{ locale: string, value: string }> }> }>, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }> } };

export type SearchChoicesOnlyQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchChoicesOnlyQuery = { config: { districts: Array<{ shortCode: string, name: string, region: { name: string, label: string }, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }>, types: Array<{ id: string, name: string, shortCode: string | null, slug: Array<{ locale: string, value: string }> }> }>, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }> } };

export type CountJobsQueryVariables = Exact<{
  term?: string | null | undefined;
  asWords?: Array<string> | string | null | undefined;
  keep?: Array<string> | string | null | undefined;
  district?: Array<string> | string | null | undefined;
  jobType?: Array<string> | string | null | undefined;
  employment?: Array<string> | string | null | undefined;
  workingDay?: Array<string> | string | null | undefined;
  workingHour?: Array<string> | string | null | undefined;
  hourlyRate?: number | null | undefined;
  monthlyRate?: number | null | undefined;
  fromWorkingDaysPerWeek?: number | null | undefined;
  fromWorkingHoursPerDay?: number | null | undefined;
  latlng?: string | null | undefined;
  sort?: JobSort | null | undefined;
}>;


export type CountJobsQuery = { job_search: { total: number, filters: Array<{ name: string, total_without: number | null, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> }>, facets: { district: Array<{ code: string, count: number }>, category: Array<{ code: string, count: number }>, job_type: Array<{ code: string, count: number }>, employment: Array<{ code: string, count: number }>, working_day: Array<{ code: string, count: number }>, working_time: Array<{ code: string, count: number }> } } };

export type TravelTimesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  from: string;
}>;


export type TravelTimesQuery = { travel_origin: { text: string } | null, get_jobs: Array<{ _id: string, travel: { text: string } | null }> };

export type TravelPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type TravelPlacesQuery = { mtr_lines: Array<{ code: string, name: string, colour: string, stations: Array<{ code: string, name: string }> }>, config: { districts: Array<{ shortCode: string, name: string }> } };

export type OriginFragment = { text: string };

export type AccountStateQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStateQuery = { portfolio: { _id: string } };

export type RestoreAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type RestoreAccountMutation = { delete_account: { _id: string, delete_account_at: string | null } };

export type JobForApplyQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type JobForApplyQuery = { get_jobs: Array<{ state: JobState, is_suspended: boolean, terms_digest: string, start_date: string | null, end_date: string | null, shift_required: boolean, alternative_sat: boolean, career_level: CareerLevel | null, _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, address: Array<{ _id: string, address: string, district_name: string }>, allowances: Array<{ name: AllowanceKind, description: string }>, skill: Array<{ _id: string, name: string }>, education_requirement: { level: number, name: string } | null, spoken_skill: Array<{ code: string, name: string, level: LanguageLevel }>, written_skill: Array<{ code: string, name: string, level: LanguageLevel }>, cert: Array<{ _id: string, name: string }>, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> };

export type JobIsAppliedQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type JobIsAppliedQuery = { get_jobs: Array<{ is_applied: boolean }> };

export type SimilarJobsQueryVariables = Exact<{
  id: string | number;
  limit: number;
}>;


export type SimilarJobsQuery = { related_jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> };

export type ApplyJobMutationVariables = Exact<{
  job_id: string | number;
  address_ids: Array<string | number> | string | number;
  reviewed: string;
}>;


export type ApplyJobMutation = { apply_job: { _id: string } };

export type AfterApplyQueryVariables = Exact<{
  id: string | number;
  ids: Array<string | number> | string | number;
  limit: number;
}>;


export type AfterApplyQuery = { get_jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }>, related_jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> };

export type CompanySearchQueryVariables = Exact<{
  term?: string | null | undefined;
  district?: Array<string> | string | null | undefined;
  jobType?: Array<string> | string | null | undefined;
  employment?: Array<string> | string | null | undefined;
  limit: number;
  offset: number;
}>;


export type CompanySearchQuery = { company_search: { total: number, filters: Array<{ name: string, total_without: number | null, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> }>, result: Array<{ open_job_count: number, company: { _id: string, name: string, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> } }> } };

export type CompanyAdvancedSearchQueryVariables = Exact<{
  term?: string | null | undefined;
  district?: Array<string> | string | null | undefined;
  jobType?: Array<string> | string | null | undefined;
  employment?: Array<string> | string | null | undefined;
}>;


export type CompanyAdvancedSearchQuery = { company_search: { total: number, filters: Array<{ name: string, total_without: number | null, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> }> }, config: { districts: Array<{ shortCode: string, name: string, region: { name: string, label: string }, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }>, types: Array<{ id: string, name: string, shortCode: string | null, slug: Array<{ locale: string, value: string }> }> }>, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }> } };

export type CountCompaniesQueryVariables = Exact<{
  term?: string | null | undefined;
  district?: Array<string> | string | null | undefined;
  jobType?: Array<string> | string | null | undefined;
  employment?: Array<string> | string | null | undefined;
}>;


export type CountCompaniesQuery = { company_search: { total: number } };

export type CompanyShownFragment = { _id: string, name: string, about: string, company_logo: string | null, company_logo_medium: string | null, reply_record: { percent: number, median_hours: number | null } | null, slug: Array<{ locale: string, value: string }> };

export type CompanyQueryVariables = Exact<{
  id: string | number;
  slug: string;
  bySlug: boolean;
}>;


export type CompanyQuery = { get_company?: { _id: string, name: string, about: string, company_logo: string | null, company_logo_medium: string | null, reply_record: { percent: number, median_hours: number | null } | null, slug: Array<{ locale: string, value: string }> }, company_by_slug?: { _id: string, name: string, about: string, company_logo: string | null, company_logo_medium: string | null, reply_record: { percent: number, median_hours: number | null } | null, slug: Array<{ locale: string, value: string }> } | null };

export type CompanyJobsQueryVariables = Exact<{
  company: string | number;
  limit: number;
  offset: number;
}>;


export type CompanyJobsQuery = { job_search: { total: number, result: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> } };

export type FeatureQueryVariables = Exact<{
  id: string | number;
  limit: number;
  offset: number;
}>;


export type FeatureQuery = { job_list: { _id: string, total: number, name: Array<{ locale: string, value: string }>, data: { search_query: string | null } | null, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> } };

export type FeaturedCompaniesQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type FeaturedCompaniesQuery = { featured_company_list: { total: number, featured_companies: Array<{ _id: string, name: string, about: string, alt_text: string, company_id: string, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> }> } };

export type FindJobsQueryVariables = Exact<{
  term?: string | null | undefined;
  asWords?: Array<string> | string | null | undefined;
  keep?: Array<string> | string | null | undefined;
  district?: Array<string> | string | null | undefined;
  jobType?: Array<string> | string | null | undefined;
  employment?: Array<string> | string | null | undefined;
  workingDay?: Array<string> | string | null | undefined;
  workingHour?: Array<string> | string | null | undefined;
  hourlyRate?: number | null | undefined;
  monthlyRate?: number | null | undefined;
  fromWorkingDaysPerWeek?: number | null | undefined;
  fromWorkingHoursPerDay?: number | null | undefined;
  latlng?: string | null | undefined;
  slug?: string | null | undefined;
  sort?: JobSort | null | undefined;
  limit: number;
  offset: number;
  from?: string | null | undefined;
}>;


export type FindJobsQuery = { job_search: { total: number, searched_instead: string | null, filters: Array<{ name: string, total_without: number | null, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> }>, parts: Array<{ kind: SearchPartKind, text: string, name: string | null, district_name: Array<string>, left_out: boolean }>, nearest: Array<{ address: string, metres: number } | null>, result: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, travel: { text: string } | null, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> }, travel_origin: { text: string } | null };

export type PartOfTextFragment = { kind: SearchPartKind, text: string, name: string | null, district_name: Array<string>, left_out: boolean };

export type HomeQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type HomeQuery = { homepage: { home_banners: Array<{ cover_image: string, cover_image_medium: string | null, cover_drawing: string | null, link: string, description: string }>, job_featured_lists: Array<{ _id: string, total: number, name: Array<{ locale: string, value: string }>, data: { search_query: string | null } | null, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> }>, job_recommended_list: { _id: string, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> } }, featured_company_list: { total: number, featured_companies: Array<{ _id: string, name: string, alt_text: string, company_id: string, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> }> }, config: { job_claim: string, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }>, districts: Array<{ name: string, code: string, slug: Array<{ locale: string, value: string }>, region: { label: string } }> }, job_search: { facets: { employment: Array<{ code: string, count: number }>, category: Array<{ code: string, count: number }>, district: Array<{ code: string, count: number }> } } };

export type HomeRecommendedQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeRecommendedQuery = { homepage: { job_recommended_list: { _id: string, jobs: Array<{ match_reasons: Array<MatchReason>, _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> } } };

export type JobFullFragment = { _updated_at: string, expires_at: string, state: JobState, is_suspended: boolean, job_description: string, is_untranslated: boolean, address_on_map: boolean, apply_url: string | null, alternative_sat: boolean, career_level: CareerLevel | null, start_date: string | null, end_date: string | null, shift_required: boolean, vacancy: number, _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, address: Array<{ _id: string, address: string, district_name: string, district_short_code: string, lat: number | null, lng: number | null }>, allowances: Array<{ name: AllowanceKind, description: string }>, attributes: Array<{ category: string, name: string, category_display_sequence: number, display_sequence: number }>, cert: Array<{ _id: string, name: string }>, company: { _id: string, name: string, about: string, company_logo: string | null, company_logo_medium: string | null, company_logo_thumbnail: string | null, reply_record: { percent: number, median_hours: number | null } | null, slug: Array<{ locale: string, value: string }> }, education_requirement: { _id: string, category: string, level: number, name: string } | null, job_types: Array<{ category: string, name: string, short_code: string }>, skill: Array<{ _id: string, name: string }>, spoken_skill: Array<{ name: string, level: LanguageLevel }>, written_skill: Array<{ name: string, level: LanguageLevel }>, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }>, reckoning: { contract: { answer: ContractAnswer, ground: ContractGround, least_hours: number | null, most_hours: number | null, numbers: Array<{ quantity: LegalQuantity, value: number, from: string, checked: string | null, ordinance: string, section: string }>, follows: Array<{ quantity: LegalQuantity, value: number, from: string, checked: string | null, ordinance: string, section: string }> }, other_pay: { unit: PayUnit, from_cents: number | null, to_cents: number | null, least_hours: number, most_hours: number } | null, after_mpf: { kind: MpfKind, own_share_from_cents: number | null, own_share_to_cents: number | null, left_from_cents: number | null, left_to_cents: number | null, numbers: Array<{ quantity: LegalQuantity, value: number, from: string, checked: string | null, ordinance: string, section: string }>, scale: { from: string, checked: string | null, ordinance: string, section: string } | null } | null, minimum_wage: { quantity: LegalQuantity, value: number, from: string, checked: string | null, ordinance: string, section: string } | null }, pay_place: { unit: PayUnit, lower: number, middle: number, upper: number, percent_below: number, job_count: number, company_count: number, job_type: string, district: string } | null, scam_signs: Array<{ kind: string, words: string }>, slug: Array<{ locale: string, value: string }>, nearest_station: { text: string } | null };

export type LegalNumberFieldsFragment = { quantity: LegalQuantity, value: number, from: string, checked: string | null, ordinance: string, section: string };

export type JobDetailQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  from?: string | null | undefined;
}>;


export type JobDetailQuery = { get_jobs: Array<{ _updated_at: string, expires_at: string, state: JobState, is_suspended: boolean, job_description: string, is_untranslated: boolean, address_on_map: boolean, apply_url: string | null, alternative_sat: boolean, career_level: CareerLevel | null, start_date: string | null, end_date: string | null, shift_required: boolean, vacancy: number, _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, travel: { text: string } | null, address: Array<{ _id: string, address: string, district_name: string, district_short_code: string, lat: number | null, lng: number | null }>, allowances: Array<{ name: AllowanceKind, description: string }>, attributes: Array<{ category: string, name: string, category_display_sequence: number, display_sequence: number }>, cert: Array<{ _id: string, name: string }>, company: { _id: string, name: string, about: string, company_logo: string | null, company_logo_medium: string | null, company_logo_thumbnail: string | null, reply_record: { percent: number, median_hours: number | null } | null, slug: Array<{ locale: string, value: string }> }, education_requirement: { _id: string, category: string, level: number, name: string } | null, job_types: Array<{ category: string, name: string, short_code: string }>, skill: Array<{ _id: string, name: string }>, spoken_skill: Array<{ name: string, level: LanguageLevel }>, written_skill: Array<{ name: string, level: LanguageLevel }>, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }>, reckoning: { contract: { answer: ContractAnswer, ground: ContractGround, least_hours: number | null, most_hours: number | null, numbers: Array<{ quantity: LegalQuantity, value: number, from: string, checked: string | null, ordinance: string, section: string }>, follows: Array<{ quantity: LegalQuantity, value: number, from: string, checked: string | null, ordinance: string, section: string }> }, other_pay: { unit: PayUnit, from_cents: number | null, to_cents: number | null, least_hours: number, most_hours: number } | null, after_mpf: { kind: MpfKind, own_share_from_cents: number | null, own_share_to_cents: number | null, left_from_cents: number | null, left_to_cents: number | null, numbers: Array<{ quantity: LegalQuantity, value: number, from: string, checked: string | null, ordinance: string, section: string }>, scale: { from: string, checked: string | null, ordinance: string, section: string } | null } | null, minimum_wage: { quantity: LegalQuantity, value: number, from: string, checked: string | null, ordinance: string, section: string } | null }, pay_place: { unit: PayUnit, lower: number, middle: number, upper: number, percent_below: number, job_count: number, company_count: number, job_type: string, district: string } | null, scam_signs: Array<{ kind: string, words: string }>, slug: Array<{ locale: string, value: string }>, nearest_station: { text: string } | null }>, travel_origin: { text: string } | null };

export type JobNeighboursQueryVariables = Exact<{
  id: string | number;
  limit: number;
  offset: number;
}>;


export type JobNeighboursQuery = { is_known_job: boolean, related_jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }>, other_vacancies: { total: number, result: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> } };

export type ReportJobMutationVariables = Exact<{
  id: string | number;
  reason: ReportReason;
  text?: string | null | undefined;
}>;


export type ReportJobMutation = { report_job: { _id: string } };

export type JobOfLoginQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type JobOfLoginQuery = { get_jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> };

export type LoginWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginWaysQuery = { config: { mail: boolean } };

export type RecommendedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecommendedJobsQuery = { homepage: { job_recommended_list: { _id: string, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> } } };

export type InterviewShownFragment = { id: string, changed_at: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, place: string, is_by_telephone: boolean, note: string, answer: string, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, outcome: InterviewOutcome | null };

export type MessageShownFragment = { id: string, number: number, from_seeker: boolean, by: string, text: string, at: string, warnings: Array<string>, is_reported: boolean };

export type ConversationStandingFragment = { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number };

export type ApplicationItemFragment = { _id: string, applied_at: string, status: ApplicationStatus, opened_at: string | null, is_employer_reachable: boolean, reject_reason: RejectReason | null, address: Array<{ _id: string, address: string, district_name: string }>, history: Array<{ _created_at: string, event: ApplicationStatus }>, interviews: Array<{ id: string, changed_at: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, place: string, is_by_telephone: boolean, note: string, answer: string, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, outcome: InterviewOutcome | null }>, conversation: { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number, messages: Array<{ number: number, from_seeker: boolean, text: string }> }, job: { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> } };

export type MyApplicationsQueryVariables = Exact<{
  limit: number;
  offset: number;
  status?: string | null | undefined;
}>;


export type MyApplicationsQuery = { get_applications: { total: number, applications: Array<{ _id: string, applied_at: string, status: ApplicationStatus, opened_at: string | null, is_employer_reachable: boolean, reject_reason: RejectReason | null, address: Array<{ _id: string, address: string, district_name: string }>, history: Array<{ _created_at: string, event: ApplicationStatus }>, interviews: Array<{ id: string, changed_at: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, place: string, is_by_telephone: boolean, note: string, answer: string, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, outcome: InterviewOutcome | null }>, conversation: { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number, messages: Array<{ number: number, from_seeker: boolean, text: string }> }, job: { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> } }> }, interview_record: { held: number, missed: number, missed_by_employers: number } };

export type SomeApplicationsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  limit: number;
}>;


export type SomeApplicationsQuery = { get_applications: { applications: Array<{ _id: string, applied_at: string, status: ApplicationStatus, opened_at: string | null, is_employer_reachable: boolean, reject_reason: RejectReason | null, address: Array<{ _id: string, address: string, district_name: string }>, history: Array<{ _created_at: string, event: ApplicationStatus }>, interviews: Array<{ id: string, changed_at: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, place: string, is_by_telephone: boolean, note: string, answer: string, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, outcome: InterviewOutcome | null }>, conversation: { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number, messages: Array<{ number: number, from_seeker: boolean, text: string }> }, job: { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> } }> } };

export type ConversationOfApplicationQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  before?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type ConversationOfApplicationQuery = { get_applications: { applications: Array<{ conversation: { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number, messages: Array<{ id: string, number: number, from_seeker: boolean, by: string, text: string, at: string, warnings: Array<string>, is_reported: boolean }> } }> } };

export type SeekerReadySentencesQueryVariables = Exact<{ [key: string]: never; }>;


export type SeekerReadySentencesQuery = { ready_sentences: Array<{ code: string, text: string }> };

export type SendMessageMutationVariables = Exact<{
  application: string | number;
  key: string;
  text: string;
}>;


export type SendMessageMutation = { send_message: { id: string, number: number, from_seeker: boolean, by: string, text: string, at: string, warnings: Array<string>, is_reported: boolean } };

export type MarkReadMutationVariables = Exact<{
  application: string | number;
  upTo: number;
}>;


export type MarkReadMutation = { mark_read: { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number } };

export type EndConversationMutationVariables = Exact<{
  application: string | number;
}>;


export type EndConversationMutation = { end_conversation: { state: ConversationState, last_number: number, read_by_seeker: number, read_by_company: number } };

export type ReportMessageMutationVariables = Exact<{
  application: string | number;
  number: number;
  reason: string;
}>;


export type ReportMessageMutation = { report_message: { id: string, number: number, from_seeker: boolean, by: string, text: string, at: string, warnings: Array<string>, is_reported: boolean } };

export type AcceptInterviewMutationVariables = Exact<{
  id: string | number;
  version: number;
  time: string;
}>;


export type AcceptInterviewMutation = { accept_interview: { id: string, changed_at: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, place: string, is_by_telephone: boolean, note: string, answer: string, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, outcome: InterviewOutcome | null } };

export type AskAnotherTimeMutationVariables = Exact<{
  id: string | number;
  version: number;
  text?: string | null | undefined;
}>;


export type AskAnotherTimeMutation = { ask_another_time: { id: string, changed_at: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, place: string, is_by_telephone: boolean, note: string, answer: string, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, outcome: InterviewOutcome | null } };

export type AttendInterviewMutationVariables = Exact<{
  id: string | number;
  version: number;
  attendance: Attendance;
}>;


export type AttendInterviewMutation = { attend_interview: { id: string, changed_at: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, place: string, is_by_telephone: boolean, note: string, answer: string, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, outcome: InterviewOutcome | null } };

export type ReportInterviewMutationVariables = Exact<{
  id: string | number;
  outcome: InterviewOutcome;
}>;


export type ReportInterviewMutation = { report_interview: { id: string, changed_at: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, place: string, is_by_telephone: boolean, note: string, answer: string, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, outcome: InterviewOutcome | null } };

export type DeclineInterviewMutationVariables = Exact<{
  id: string | number;
  version: number;
  text?: string | null | undefined;
}>;


export type DeclineInterviewMutation = { decline_interview: { id: string, changed_at: string, state: InterviewState, version: number, times: Array<string>, minutes: number, time: string | null, place: string, is_by_telephone: boolean, note: string, answer: string, attendance: Attendance, reported: InterviewOutcome | null, report_until: string | null, outcome: InterviewOutcome | null } };

export type WithdrawApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawApplicationMutation = { withdraw_application: { _id: string } };

export type MyNotificationsQueryVariables = Exact<{
  limit: number;
  offset: number;
  types: Array<NotificationType> | NotificationType;
}>;


export type MyNotificationsQuery = { get_notifications: { total: number, unread_total: number, notifications: Array<{ _id: string, application_id: string | null, _updated_at: string, read: boolean, type: NotificationType, data: { alert_id: string | null }, job: { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> } }> } };

export type ReadNotificationsMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
}>;


export type ReadNotificationsMutation = { read_notifications: { unread_total: number } };

export type SavedJobsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SavedJobsQuery = { bookmarked_jobs: { total: number, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, region_name: Array<string>, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }>, nearest_station: { text: string } | null, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }> }> } };

export type DeleteAccountMutationVariables = Exact<{
  telephone?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type DeleteAccountMutation = { delete_account: { _id: string, delete_account_at: string | null } };

export type AlertConditionsFragment = { term: string | null, district: Array<string>, jobType: Array<string>, employment: Array<Employment>, workingDay: Array<string>, workingHour: Array<string>, max_hours_per_day: number | null, max_days_per_week: number | null, hourly_rate: number | null, monthly_rate: number | null };

export type AlertItemFragment = { _id: string, matching_total: number, term: string | null, district: Array<string>, jobType: Array<string>, employment: Array<Employment>, workingDay: Array<string>, workingHour: Array<string>, max_hours_per_day: number | null, max_days_per_week: number | null, hourly_rate: number | null, monthly_rate: number | null };

export type AlertsToChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertsToChangeQuery = { get_job_alerts: Array<{ _id: string, term: string | null, district: Array<string>, jobType: Array<string>, employment: Array<Employment>, workingDay: Array<string>, workingHour: Array<string>, max_hours_per_day: number | null, max_days_per_week: number | null, hourly_rate: number | null, monthly_rate: number | null }> };

export type MyJobAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyJobAlertsQuery = { get_job_alerts: Array<{ _id: string, matching_total: number, term: string | null, district: Array<string>, jobType: Array<string>, employment: Array<Employment>, workingDay: Array<string>, workingHour: Array<string>, max_hours_per_day: number | null, max_days_per_week: number | null, hourly_rate: number | null, monthly_rate: number | null }>, config: { districts: Array<{ name: string, shortCode: string, region: { label: string } }>, job_categories: Array<{ code: string, name: string, types: Array<{ name: string, shortCode: string | null }> }>, employments: Array<{ code: Employment, name: string }> } };

export type JobAlertTotalQueryVariables = Exact<{
  payload: JobAlertPayload;
}>;


export type JobAlertTotalQuery = { job_alert_total: number };

export type CreateJobAlertMutationVariables = Exact<{
  payload: JobAlertPayload;
}>;


export type CreateJobAlertMutation = { create_job_alert: { _id: string, matching_total: number, term: string | null, district: Array<string>, jobType: Array<string>, employment: Array<Employment>, workingDay: Array<string>, workingHour: Array<string>, max_hours_per_day: number | null, max_days_per_week: number | null, hourly_rate: number | null, monthly_rate: number | null } };

export type UpdateJobAlertMutationVariables = Exact<{
  id: string | number;
  payload: JobAlertPayload;
}>;


export type UpdateJobAlertMutation = { update_job_alert: { _id: string, matching_total: number, term: string | null, district: Array<string>, jobType: Array<string>, employment: Array<Employment>, workingDay: Array<string>, workingHour: Array<string>, max_hours_per_day: number | null, max_days_per_week: number | null, hourly_rate: number | null, monthly_rate: number | null } };

export type DeleteJobAlertsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteJobAlertsMutation = { delete_job_alerts: { ids: Array<string> } };

export type NewsSettingsItemFragment = { hour: number, at_night: boolean, push_key: string | null, sms_offered: boolean, sms: boolean, switches: Array<{ kind: NewsKind, site: boolean, mail: NewsTiming, push: NewsTiming }> };

export type MyNewsSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyNewsSettingsQuery = { news_settings: { hour: number, at_night: boolean, push_key: string | null, sms_offered: boolean, sms: boolean, switches: Array<{ kind: NewsKind, site: boolean, mail: NewsTiming, push: NewsTiming }> }, config: { mail: boolean } };

export type UpdateNewsSettingsMutationVariables = Exact<{
  switches?: Array<NewsSwitchInput> | NewsSwitchInput | null | undefined;
  hour?: number | null | undefined;
  at_night?: boolean | null | undefined;
  sms?: boolean | null | undefined;
}>;


export type UpdateNewsSettingsMutation = { update_news_settings: { hour: number, at_night: boolean, push_key: string | null, sms_offered: boolean, sms: boolean, switches: Array<{ kind: NewsKind, site: boolean, mail: NewsTiming, push: NewsTiming }> } };

export type RequestEmailCodeMutationVariables = Exact<{
  email: string;
  token: number;
}>;


export type RequestEmailCodeMutation = { request_email_code: { resend_after: number } };

export type ResendEmailCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendEmailCodeMutation = { resend_email_code: { resend_after: number } };

export type EmailItemFragment = { _id: string, email: string, is_email_unreachable: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  token: number;
}>;


export type ConfirmEmailMutation = { confirm_email: { _id: string, email: string, is_email_unreachable: boolean } };

export type RemoveEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveEmailMutation = { remove_email: { _id: string, email: string, is_email_unreachable: boolean } };

export type MyPushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPushKeyQuery = { news_settings: { push_key: string | null } };

export type RegisterDeviceMutationVariables = Exact<{
  agent: string;
  name: string;
  token?: string | null | undefined;
  push?: PushSubscriptionInput | null | undefined;
}>;


export type RegisterDeviceMutation = { register_device: { has_push: boolean } };

export type RemovePushMutationVariables = Exact<{
  endpoint: string;
}>;


export type RemovePushMutation = { remove_push: { push_key: string | null } };

export type WorkEntryFragment = { company_name: string, description: string, start_date: string, end_date: string | null, position_name: string, position_type: string, position_type_name: string, job_category: string, employment: Employment | null };

export type ProfileFragment = { _id: string, is_anonymous: boolean, is_suspended: boolean, delete_account_at: string | null, name: string, telephone: string, email: string, is_email_unreachable: boolean, applied_job_count: number, profile_picture: string | null, profile_picture_thumbnail: string | null, profile_picture_avatar: string | null, max_work_day_per_week: number | null, message_to_employer: string, home_district: string, hasCreatedProfile: boolean, availability: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, education: { _id: string, category: string, level: number, name: string } | null, spoken_skill: Array<{ code: string, name: string, level: LanguageLevel }>, written_skill: Array<{ code: string, name: string, level: LanguageLevel }>, skill: Array<{ _id: string, name: string }>, cert: Array<{ _id: string, name: string }>, work_experience: Array<{ company_name: string, description: string, start_date: string, end_date: string | null, position_name: string, position_type: string, position_type_name: string, job_category: string, employment: Employment | null }> };

export type GetProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type GetProfileQuery = { portfolio: { _id: string, is_anonymous: boolean, is_suspended: boolean, delete_account_at: string | null, name: string, telephone: string, email: string, is_email_unreachable: boolean, applied_job_count: number, profile_picture: string | null, profile_picture_thumbnail: string | null, profile_picture_avatar: string | null, max_work_day_per_week: number | null, message_to_employer: string, home_district: string, hasCreatedProfile: boolean, availability: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, education: { _id: string, category: string, level: number, name: string } | null, spoken_skill: Array<{ code: string, name: string, level: LanguageLevel }>, written_skill: Array<{ code: string, name: string, level: LanguageLevel }>, skill: Array<{ _id: string, name: string }>, cert: Array<{ _id: string, name: string }>, work_experience: Array<{ company_name: string, description: string, start_date: string, end_date: string | null, position_name: string, position_type: string, position_type_name: string, job_category: string, employment: Employment | null }> } };

export type CountUnreadQueryVariables = Exact<{
  types: Array<NotificationType> | NotificationType;
}>;


export type CountUnreadQuery = { get_notifications: { unread_total: number } };
