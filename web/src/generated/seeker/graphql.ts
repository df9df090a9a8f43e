/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AllowanceKind =
  | 'meal'
  | 'other'
  | 'travel';

export type ApplicationStatus =
  /** Submitted */
  | 'Applied'
  /** The employer may phone */
  | 'Contacted'
  | 'JobClosed'
  | 'Rejected'
  | 'Reviewed';

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

export type NotificationType =
  /** A job was published that one of the seeker's alerts matches */
  | 'JobAlertMatched'
  /** A job that the seeker applied for was closed */
  | 'JobClosed';

export type ReportReason =
  | 'discrimination'
  | 'no_longer_open'
  | 'other'
  | 'scam'
  | 'wrong_pay';

export type SuggestionKind =
  | 'company'
  | 'district'
  | 'job_type'
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


export type PromotedJobsQuery = { get_jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> };

export type JobCoreFragment = { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> };

export type ResumeListsQueryVariables = Exact<{ [key: string]: never; }>;


export type ResumeListsQuery = { config: { educations: Array<{ _id: string, name: string }>, spoken_languages: Array<{ code: string, name: string }>, written_languages: Array<{ code: string, name: string }>, language_levels: Array<{ code: LanguageLevel, name: string }>, skills: Array<{ _id: string, name: string }>, certs: Array<{ _id: string, name: string }>, employments: Array<{ code: Employment, name: string }>, job_categories: Array<{ code: string, name: string, types: Array<{ name: string, shortCode: string | null }> }> } };

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
  profile_picture?: string | number | null | undefined;
  availability?: Array<AvailabilityInput> | AvailabilityInput | null | undefined;
  max_work_day_per_week?: number | null | undefined;
}>;


export type UpdateProfileMutation = { update_profile: { _id: string, is_suspended: boolean, name: string, telephone: string, applied_job_count: number, profile_picture: string | null, profile_picture_thumbnail: string | null, profile_picture_avatar: string | null, max_work_day_per_week: number | null, message_to_employer: string, hasCreatedProfile: boolean, availability: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, education: { _id: string, category: string, level: number, name: string } | null, spoken_skill: Array<{ code: string, name: string, level: LanguageLevel }>, written_skill: Array<{ code: string, name: string, level: LanguageLevel }>, skill: Array<{ _id: string, name: string }>, cert: Array<{ _id: string, name: string }>, work_experience: Array<{ company_name: string, description: string, start_date: string, end_date: string | null, position_name: string, position_type: string, position_type_name: string, job_category: string, employment: Employment | null }> } };

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

export type FilterInEffectFragment = { name: string, total_without: number, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> };

export type SearchCountsFragment = { total: number, facets: { district: Array<{ code: string, count: number }>, category: Array<{ code: string, count: number }>, job_type: Array<{ code: string, count: number }>, employment: Array<{ code: string, count: number }>, working_day: Array<{ code: string, count: number }>, working_time: Array<{ code: string, count: number }> } };

export type SearchChoicesFragment = { config: { districts: Array<{ shortCode: string, name: string, region: { name: string, label: string }, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }>, types: Array<{ id: string, name: string, shortCode: string | null, slug: Array<{ locale: string, value: string }> }> }>, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }> } };

export type SearchChoicesOnlyQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchChoicesOnlyQuery = { config: { districts: Array<{ shortCode: string, name: string, region: { name: string, label: string }, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }>, types: Array<{ id: string, name: string, shortCode: string | null, slug: Array<{ locale: string, value: string }> }> }>, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }> } };

export type CountJobsQueryVariables = Exact<{
  term?: string | null | undefined;
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


export type CountJobsQuery = { job_search: { total: number, filters: Array<{ name: string, total_without: number, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> }>, facets: { district: Array<{ code: string, count: number }>, category: Array<{ code: string, count: number }>, job_type: Array<{ code: string, count: number }>, employment: Array<{ code: string, count: number }>, working_day: Array<{ code: string, count: number }>, working_time: Array<{ code: string, count: number }> } } };

export type AccountStateQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStateQuery = { portfolio: { _id: string } };

export type RestoreAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type RestoreAccountMutation = { delete_account: { _id: string, delete_account_at: string | null } };

export type JobForApplyQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type JobForApplyQuery = { get_jobs: Array<{ is_suspended: boolean, _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, address: Array<{ _id: string, address: string, district_name: string }>, education_requirement: { level: number, name: string } | null, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> } }> };

export type ApplyJobMutationVariables = Exact<{
  job_id: string | number;
  address_ids: Array<string | number> | string | number;
}>;


export type ApplyJobMutation = { apply_job: { _id: string } };

export type AfterApplyQueryVariables = Exact<{
  id: string | number;
  ids: Array<string | number> | string | number;
  limit: number;
}>;


export type AfterApplyQuery = { get_jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }>, related_jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> };

export type CompanySearchQueryVariables = Exact<{
  term?: string | null | undefined;
  district?: Array<string> | string | null | undefined;
  jobType?: Array<string> | string | null | undefined;
  employment?: Array<string> | string | null | undefined;
  limit: number;
  offset: number;
}>;


export type CompanySearchQuery = { company_search: { total: number, filters: Array<{ name: string, total_without: number, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> }>, result: Array<{ open_job_count: number, company: { _id: string, name: string, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> } }> } };

export type CompanyAdvancedSearchQueryVariables = Exact<{
  term?: string | null | undefined;
  district?: Array<string> | string | null | undefined;
  jobType?: Array<string> | string | null | undefined;
  employment?: Array<string> | string | null | undefined;
}>;


export type CompanyAdvancedSearchQuery = { company_search: { total: number, filters: Array<{ name: string, total_without: number, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> }> }, config: { districts: Array<{ shortCode: string, name: string, region: { name: string, label: string }, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }>, types: Array<{ id: string, name: string, shortCode: string | null, slug: Array<{ locale: string, value: string }> }> }>, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }> } };

export type CountCompaniesQueryVariables = Exact<{
  term?: string | null | undefined;
  district?: Array<string> | string | null | undefined;
  jobType?: Array<string> | string | null | undefined;
  employment?: Array<string> | string | null | undefined;
}>;


export type CountCompaniesQuery = { company_search: { total: number } };

export type CompanyShownFragment = { _id: string, name: string, about: string, company_logo: string | null, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> };

export type CompanyQueryVariables = Exact<{
  id: string | number;
  slug: string;
  bySlug: boolean;
}>;


export type CompanyQuery = { get_company?: { _id: string, name: string, about: string, company_logo: string | null, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> }, company_by_slug?: { _id: string, name: string, about: string, company_logo: string | null, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> } | null };

export type CompanyJobsQueryVariables = Exact<{
  company: string | number;
  limit: number;
  offset: number;
}>;


export type CompanyJobsQuery = { job_search: { total: number, result: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } };

export type FeatureQueryVariables = Exact<{
  id: string | number;
  limit: number;
  offset: number;
}>;


export type FeatureQuery = { job_list: { _id: string, total: number, name: Array<{ locale: string, value: string }>, data: { search_query: string | null } | null, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } };

export type FeaturedCompaniesQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type FeaturedCompaniesQuery = { featured_company_list: { total: number, featured_companies: Array<{ _id: string, name: string, about: string, alt_text: string, company_id: string, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> }> } };

export type FindJobsQueryVariables = Exact<{
  term?: string | null | undefined;
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
}>;


export type FindJobsQuery = { job_search: { total: number, searched_instead: string | null, filters: Array<{ name: string, total_without: number, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> }>, result: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } };

export type HomeQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type HomeQuery = { homepage: { home_banners: Array<{ cover_image: string, cover_image_medium: string | null, cover_drawing: string | null, link: string, description: string }>, job_featured_lists: Array<{ _id: string, total: number, name: Array<{ locale: string, value: string }>, data: { search_query: string | null } | null, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> }>, job_recommended_list: { _id: string, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } }, featured_company_list: { total: number, featured_companies: Array<{ _id: string, name: string, alt_text: string, company_id: string, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> }> }, config: { job_claim: string, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }>, districts: Array<{ name: string, code: string, slug: Array<{ locale: string, value: string }>, region: { label: string } }> }, job_search: { facets: { employment: Array<{ code: string, count: number }>, category: Array<{ code: string, count: number }>, district: Array<{ code: string, count: number }> } } };

export type HomeRecommendedQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeRecommendedQuery = { homepage: { job_recommended_list: { _id: string, jobs: Array<{ match_reasons: Array<MatchReason>, _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } } };

export type JobFullFragment = { _updated_at: string, expires_at: string, state: JobState, is_suspended: boolean, job_description: string, address_on_map: boolean, alternative_sat: boolean, career_level: CareerLevel | null, start_date: string | null, end_date: string | null, shift_required: boolean, vacancy: number, _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, address: Array<{ _id: string, address: string, district_name: string, district_short_code: string, lat: number | null, lng: number | null }>, allowances: Array<{ name: AllowanceKind, description: string }>, attributes: Array<{ category: string, name: string, category_display_sequence: number, display_sequence: number }>, cert: Array<{ _id: string, name: string }>, company: { _id: string, name: string, about: string, company_logo: string | null, company_logo_medium: string | null, is_suspended: boolean, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, education_requirement: { _id: string, category: string, level: number, name: string } | null, job_types: Array<{ category: string, name: string, short_code: string }>, skill: Array<{ _id: string, name: string }>, spoken_skill: Array<{ name: string, level: LanguageLevel }>, written_skill: Array<{ name: string, level: LanguageLevel }>, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }>, slug: Array<{ locale: string, value: string }> };

export type JobDetailQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type JobDetailQuery = { get_jobs: Array<{ _updated_at: string, expires_at: string, state: JobState, is_suspended: boolean, job_description: string, address_on_map: boolean, alternative_sat: boolean, career_level: CareerLevel | null, start_date: string | null, end_date: string | null, shift_required: boolean, vacancy: number, _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, address: Array<{ _id: string, address: string, district_name: string, district_short_code: string, lat: number | null, lng: number | null }>, allowances: Array<{ name: AllowanceKind, description: string }>, attributes: Array<{ category: string, name: string, category_display_sequence: number, display_sequence: number }>, cert: Array<{ _id: string, name: string }>, company: { _id: string, name: string, about: string, company_logo: string | null, company_logo_medium: string | null, is_suspended: boolean, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, education_requirement: { _id: string, category: string, level: number, name: string } | null, job_types: Array<{ category: string, name: string, short_code: string }>, skill: Array<{ _id: string, name: string }>, spoken_skill: Array<{ name: string, level: LanguageLevel }>, written_skill: Array<{ name: string, level: LanguageLevel }>, working_hour: Array<{ day_of_week: DayOfWeek, start_time: string | null, end_time: string | null }>, slug: Array<{ locale: string, value: string }> }> };

export type JobNeighboursQueryVariables = Exact<{
  id: string | number;
  limit: number;
  offset: number;
}>;


export type JobNeighboursQuery = { related_jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }>, other_vacancies: { total: number, result: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } };

export type ReportJobMutationVariables = Exact<{
  id: string | number;
  reason: ReportReason;
  text?: string | null | undefined;
}>;


export type ReportJobMutation = { report_job: { _id: string } };

export type RecommendedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecommendedJobsQuery = { homepage: { job_recommended_list: { _id: string, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } } };

export type ApplicationItemFragment = { _id: string, applied_at: string, status: ApplicationStatus, address: Array<{ _id: string, address: string, district_name: string }>, history: Array<{ _created_at: string, event: ApplicationStatus }>, job: { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> } };

export type MyApplicationsQueryVariables = Exact<{
  limit: number;
  offset: number;
  status?: string | null | undefined;
}>;


export type MyApplicationsQuery = { get_applications: { total: number, applications: Array<{ _id: string, applied_at: string, status: ApplicationStatus, address: Array<{ _id: string, address: string, district_name: string }>, history: Array<{ _created_at: string, event: ApplicationStatus }>, job: { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> } }> } };

export type OneApplicationQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type OneApplicationQuery = { get_applications: { applications: Array<{ _id: string, applied_at: string, status: ApplicationStatus, address: Array<{ _id: string, address: string, district_name: string }>, history: Array<{ _created_at: string, event: ApplicationStatus }>, job: { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> } }> } };

export type WithdrawApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawApplicationMutation = { withdraw_application: { _id: string } };

export type MyNotificationsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type MyNotificationsQuery = { get_notifications: { total: number, unread_total: number, notifications: Array<{ _id: string, application_id: string | null, _updated_at: string, read: boolean, type: NotificationType, data: { alert_id: string | null }, job: { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> } }> } };

export type ReadNotificationsMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
}>;


export type ReadNotificationsMutation = { read_notifications: { unread_total: number } };

export type SavedJobsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SavedJobsQuery = { bookmarked_jobs: { total: number, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } };

export type UnsaveJobMutationVariables = Exact<{
  job_id: string | number;
}>;


export type UnsaveJobMutation = { unbookmark_job: { _id: string } };

export type DeleteAccountMutationVariables = Exact<{
  telephone?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type DeleteAccountMutation = { delete_account: { _id: string, delete_account_at: string | null } };

export type AlertItemFragment = { _id: string, term: string | null, district: Array<string>, jobType: Array<string>, employment: Array<Employment>, max_hours_per_day: number | null, max_days_per_week: number | null, hourly_rate: number | null, monthly_rate: number | null, matching_total: number };

export type MyJobAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyJobAlertsQuery = { get_job_alerts: Array<{ _id: string, term: string | null, district: Array<string>, jobType: Array<string>, employment: Array<Employment>, max_hours_per_day: number | null, max_days_per_week: number | null, hourly_rate: number | null, monthly_rate: number | null, matching_total: number }>, config: { districts: Array<{ name: string, shortCode: string, region: { label: string } }>, job_categories: Array<{ code: string, name: string, types: Array<{ name: string, shortCode: string | null }> }>, employments: Array<{ code: Employment, name: string }> } };

export type JobAlertTotalQueryVariables = Exact<{
  payload: JobAlertPayload;
}>;


export type JobAlertTotalQuery = { job_alert_total: number };

export type CreateJobAlertMutationVariables = Exact<{
  payload: JobAlertPayload;
}>;


export type CreateJobAlertMutation = { create_job_alert: { _id: string, term: string | null, district: Array<string>, jobType: Array<string>, employment: Array<Employment>, max_hours_per_day: number | null, max_days_per_week: number | null, hourly_rate: number | null, monthly_rate: number | null, matching_total: number } };

export type UpdateJobAlertMutationVariables = Exact<{
  id: string | number;
  payload: JobAlertPayload;
}>;


export type UpdateJobAlertMutation = { update_job_alert: { _id: string, term: string | null, district: Array<string>, jobType: Array<string>, employment: Array<Employment>, max_hours_per_day: number | null, max_days_per_week: number | null, hourly_rate: number | null, monthly_rate: number | null, matching_total: number } };

export type DeleteJobAlertsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteJobAlertsMutation = { delete_job_alerts: { ids: Array<string> } };

export type ProfileFragment = { _id: string, is_suspended: boolean, name: string, telephone: string, applied_job_count: number, profile_picture: string | null, profile_picture_thumbnail: string | null, profile_picture_avatar: string | null, max_work_day_per_week: number | null, message_to_employer: string, hasCreatedProfile: boolean, availability: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, education: { _id: string, category: string, level: number, name: string } | null, spoken_skill: Array<{ code: string, name: string, level: LanguageLevel }>, written_skill: Array<{ code: string, name: string, level: LanguageLevel }>, skill: Array<{ _id: string, name: string }>, cert: Array<{ _id: string, name: string }>, work_experience: Array<{ company_name: string, description: string, start_date: string, end_date: string | null, position_name: string, position_type: string, position_type_name: string, job_category: string, employment: Employment | null }> };

export type GetProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type GetProfileQuery = { portfolio: { _id: string, is_suspended: boolean, name: string, telephone: string, applied_job_count: number, profile_picture: string | null, profile_picture_thumbnail: string | null, profile_picture_avatar: string | null, max_work_day_per_week: number | null, message_to_employer: string, hasCreatedProfile: boolean, availability: Array<{ from_minute_of_week: number, to_minute_of_week: number }>, education: { _id: string, category: string, level: number, name: string } | null, spoken_skill: Array<{ code: string, name: string, level: LanguageLevel }>, written_skill: Array<{ code: string, name: string, level: LanguageLevel }>, skill: Array<{ _id: string, name: string }>, cert: Array<{ _id: string, name: string }>, work_experience: Array<{ company_name: string, description: string, start_date: string, end_date: string | null, position_name: string, position_type: string, position_type_name: string, job_category: string, employment: Employment | null }> } };

export type CountUnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type CountUnreadQuery = { get_notifications: { unread_total: number } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const FilterInEffectFragmentDoc = new TypedDocumentString(`
    fragment FilterInEffect on AppliedFilter {
  name
  total_without
  values {
    code
    name
    slug {
      locale
      value
    }
  }
}
    `, {"fragmentName":"FilterInEffect"}) as unknown as TypedDocumentString<FilterInEffectFragment, unknown>;
export const SearchCountsFragmentDoc = new TypedDocumentString(`
    fragment SearchCounts on JobSearchResult {
  total
  facets {
    district {
      code
      count
    }
    category {
      code
      count
    }
    job_type {
      code
      count
    }
    employment {
      code
      count
    }
    working_day {
      code
      count
    }
    working_time {
      code
      count
    }
  }
}
    `, {"fragmentName":"SearchCounts"}) as unknown as TypedDocumentString<SearchCountsFragment, unknown>;
export const SearchChoicesFragmentDoc = new TypedDocumentString(`
    fragment SearchChoices on Query {
  config {
    districts {
      shortCode
      name
      region {
        name
        label
      }
      slug {
        locale
        value
      }
    }
    job_categories {
      code
      name
      slug {
        locale
        value
      }
      types {
        id
        name
        shortCode
        slug {
          locale
          value
        }
      }
    }
    employments {
      code
      name
      slug {
        locale
        value
      }
    }
  }
}
    `, {"fragmentName":"SearchChoices"}) as unknown as TypedDocumentString<SearchChoicesFragment, unknown>;
export const CompanyShownFragmentDoc = new TypedDocumentString(`
    fragment CompanyShown on Company {
  _id
  name
  about
  company_logo
  company_logo_medium
  slug {
    locale
    value
  }
}
    `, {"fragmentName":"CompanyShown"}) as unknown as TypedDocumentString<CompanyShownFragment, unknown>;
export const JobCoreFragmentDoc = new TypedDocumentString(`
    fragment JobCore on Job {
  _id
  job_name
  slug {
    locale
    value
  }
  company {
    _id
    name
    company_logo_thumbnail
    slug {
      locale
      value
    }
  }
  employment
  from_hourly_rate
  to_hourly_rate
  from_monthly_rate
  to_monthly_rate
  from_working_days_per_week
  to_working_days_per_week
  from_working_hours_per_day
  to_working_hours_per_day
  address {
    _id
    district_name
  }
  published_at
  is_applied
  is_closed
  is_ad
}
    `, {"fragmentName":"JobCore"}) as unknown as TypedDocumentString<JobCoreFragment, unknown>;
export const JobFullFragmentDoc = new TypedDocumentString(`
    fragment JobFull on Job {
  ...JobCore
  _updated_at
  expires_at
  state
  is_suspended
  job_description
  address {
    _id
    address
    district_name
    district_short_code
    lat
    lng
  }
  address_on_map
  allowances {
    name
    description
  }
  attributes {
    category
    name
    category_display_sequence
    display_sequence
  }
  alternative_sat
  career_level
  cert {
    _id
    name
  }
  company {
    _id
    name
    about
    company_logo
    company_logo_medium
    is_suspended
  }
  education_requirement {
    _id
    category
    level
    name
  }
  start_date
  end_date
  job_types {
    category
    name
    short_code
  }
  shift_required
  skill {
    _id
    name
  }
  spoken_skill {
    name
    level
  }
  written_skill {
    name
    level
  }
  vacancy
  working_hour {
    day_of_week
    start_time
    end_time
  }
}
    fragment JobCore on Job {
  _id
  job_name
  slug {
    locale
    value
  }
  company {
    _id
    name
    company_logo_thumbnail
    slug {
      locale
      value
    }
  }
  employment
  from_hourly_rate
  to_hourly_rate
  from_monthly_rate
  to_monthly_rate
  from_working_days_per_week
  to_working_days_per_week
  from_working_hours_per_day
  to_working_hours_per_day
  address {
    _id
    district_name
  }
  published_at
  is_applied
  is_closed
  is_ad
}`, {"fragmentName":"JobFull"}) as unknown as TypedDocumentString<JobFullFragment, unknown>;
export const ApplicationItemFragmentDoc = new TypedDocumentString(`
    fragment ApplicationItem on Application {
  _id
  applied_at
  status
  address {
    _id
    address
    district_name
  }
  history {
    _created_at
    event
  }
  job {
    ...JobCore
  }
}
    fragment JobCore on Job {
  _id
  job_name
  slug {
    locale
    value
  }
  company {
    _id
    name
    company_logo_thumbnail
    slug {
      locale
      value
    }
  }
  employment
  from_hourly_rate
  to_hourly_rate
  from_monthly_rate
  to_monthly_rate
  from_working_days_per_week
  to_working_days_per_week
  from_working_hours_per_day
  to_working_hours_per_day
  address {
    _id
    district_name
  }
  published_at
  is_applied
  is_closed
  is_ad
}`, {"fragmentName":"ApplicationItem"}) as unknown as TypedDocumentString<ApplicationItemFragment, unknown>;
export const AlertItemFragmentDoc = new TypedDocumentString(`
    fragment AlertItem on JobAlert {
  _id
  term
  district
  jobType
  employment
  max_hours_per_day
  max_days_per_week
  hourly_rate
  monthly_rate
  matching_total
}
    `, {"fragmentName":"AlertItem"}) as unknown as TypedDocumentString<AlertItemFragment, unknown>;
export const ProfileFragmentDoc = new TypedDocumentString(`
    fragment Profile on Portfolio {
  _id
  is_suspended
  name
  telephone
  applied_job_count
  profile_picture
  profile_picture_thumbnail
  profile_picture_avatar
  max_work_day_per_week
  message_to_employer
  availability {
    from_minute_of_week
    to_minute_of_week
  }
  education {
    _id
    category
    level
    name
  }
  spoken_skill {
    code
    name
    level
  }
  written_skill {
    code
    name
    level
  }
  skill {
    _id
    name
  }
  cert {
    _id
    name
  }
  work_experience {
    company_name
    description
    start_date
    end_date
    position_name
    position_type
    position_type_name
    job_category
    employment
  }
  hasCreatedProfile
}
    `, {"fragmentName":"Profile"}) as unknown as TypedDocumentString<ProfileFragment, unknown>;
export const QuickBarDocument = {"__meta__":{"hash":"sha256:c6cf689b339963c818988bd750cb07d5f69ed42dc021bc63057274d038882604"}} as unknown as TypedDocumentString<QuickBarQuery, QuickBarQueryVariables>;
export const PromotedJobsDocument = {"__meta__":{"hash":"sha256:f1344171e7f56f31b2d03ae056c452ccf41ec274e573c63c306ad2118f6e6802"}} as unknown as TypedDocumentString<PromotedJobsQuery, PromotedJobsQueryVariables>;
export const ResumeListsDocument = {"__meta__":{"hash":"sha256:a086410611c767d1a75e4eaf7368295a0c496267b7a7d6baa0e596bc5d426e9d"}} as unknown as TypedDocumentString<ResumeListsQuery, ResumeListsQueryVariables>;
export const UpdateProfileDocument = {"__meta__":{"hash":"sha256:4ef848a6d7d7e8117baf066f2c48b6b336278e8727cb9c8f415d3d9bc96e984d"}} as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const JobMarksDocument = {"__meta__":{"hash":"sha256:94dfd60e7a188ef99220468644d03d554247490827b13cecc0ae1a82a77bcb48"}} as unknown as TypedDocumentString<JobMarksQuery, JobMarksQueryVariables>;
export const BookmarkJobDocument = {"__meta__":{"hash":"sha256:b4629b3ccc85b5d246facfdcf876095e8d029bd4d55b1cf77457873fa4b2f563"}} as unknown as TypedDocumentString<BookmarkJobMutation, BookmarkJobMutationVariables>;
export const UnbookmarkJobDocument = {"__meta__":{"hash":"sha256:e44d4528ce0879546e23dac3cca40048a2a6ba9e4162a54010463cf70d2aa9a0"}} as unknown as TypedDocumentString<UnbookmarkJobMutation, UnbookmarkJobMutationVariables>;
export const SuggestDocument = {"__meta__":{"hash":"sha256:5c18dfd87e4d2edecee4e2b793aa36373725dda4db941112c6797d27ab10608a"}} as unknown as TypedDocumentString<SuggestQuery, SuggestQueryVariables>;
export const SearchChoicesOnlyDocument = {"__meta__":{"hash":"sha256:d4bb0c0197da86c66176eafc94bccaae547a1c1b68059e6741c87d4de8be60cf"}} as unknown as TypedDocumentString<SearchChoicesOnlyQuery, SearchChoicesOnlyQueryVariables>;
export const CountJobsDocument = {"__meta__":{"hash":"sha256:b14d32ab6fe090feabbcef578faeac7f5e39bfef5ce923b4a05aa2be3c3d3ef9"}} as unknown as TypedDocumentString<CountJobsQuery, CountJobsQueryVariables>;
export const AccountStateDocument = {"__meta__":{"hash":"sha256:26f2529694cebdc1eed9e07156748f772cc4b93cd2b1f4ab5a62147cd3a7bf9a"}} as unknown as TypedDocumentString<AccountStateQuery, AccountStateQueryVariables>;
export const RestoreAccountDocument = {"__meta__":{"hash":"sha256:81a0ccaf42e9927dc3163e52c2b9269db1cf1189b5708718cff5e21a5d7104e7"}} as unknown as TypedDocumentString<RestoreAccountMutation, RestoreAccountMutationVariables>;
export const JobForApplyDocument = {"__meta__":{"hash":"sha256:8e297e77a25a1020157f27ad1be92f27fbc6628f04f5611ab3f75fa7326ac876"}} as unknown as TypedDocumentString<JobForApplyQuery, JobForApplyQueryVariables>;
export const ApplyJobDocument = {"__meta__":{"hash":"sha256:2de1f4392fa984f10cc0fcf17e3220f3c9f85e7a6f7ffd3d9df2add8b978b869"}} as unknown as TypedDocumentString<ApplyJobMutation, ApplyJobMutationVariables>;
export const AfterApplyDocument = {"__meta__":{"hash":"sha256:4ad1f11a93f74f2600da00a766f6de7c3b939896d29629808cf495588d60e16f"}} as unknown as TypedDocumentString<AfterApplyQuery, AfterApplyQueryVariables>;
export const CompanySearchDocument = {"__meta__":{"hash":"sha256:6e092f95d5778db36d010f2b9b7dbc780f77f1bf64e6c9c6753b926b5725e143"}} as unknown as TypedDocumentString<CompanySearchQuery, CompanySearchQueryVariables>;
export const CompanyAdvancedSearchDocument = {"__meta__":{"hash":"sha256:5f06896d89415582c3d708316f59c5ba8ba7629bd53498c1cfb63f84f3588bd2"}} as unknown as TypedDocumentString<CompanyAdvancedSearchQuery, CompanyAdvancedSearchQueryVariables>;
export const CountCompaniesDocument = {"__meta__":{"hash":"sha256:8994e8b762590df0d614ffecad9acfa561a0173a120284f913f3124a965faa22"}} as unknown as TypedDocumentString<CountCompaniesQuery, CountCompaniesQueryVariables>;
export const CompanyDocument = {"__meta__":{"hash":"sha256:f21ee8729fd8a8e884ef1b539922c153fb6975657252353fac0388888c2c673d"}} as unknown as TypedDocumentString<CompanyQuery, CompanyQueryVariables>;
export const CompanyJobsDocument = {"__meta__":{"hash":"sha256:007fab584ee61defcf9a4ac569b2e3fd8de1c771ff80d3e371ada4e6064dbeac"}} as unknown as TypedDocumentString<CompanyJobsQuery, CompanyJobsQueryVariables>;
export const FeatureDocument = {"__meta__":{"hash":"sha256:d097cf471202dae6cd206c268ac488c967c011e1e42b7305fe4964fccd8b3436"}} as unknown as TypedDocumentString<FeatureQuery, FeatureQueryVariables>;
export const FeaturedCompaniesDocument = {"__meta__":{"hash":"sha256:362c7ad84338b829f83bc218f9a2a2d8e49dcd9a7650082b5d71799d813a8b5f"}} as unknown as TypedDocumentString<FeaturedCompaniesQuery, FeaturedCompaniesQueryVariables>;
export const FindJobsDocument = {"__meta__":{"hash":"sha256:05b3079f41868aef46e4da70e50e7f85da4b7f835704ab343e2473eac43cbaf2"}} as unknown as TypedDocumentString<FindJobsQuery, FindJobsQueryVariables>;
export const HomeDocument = {"__meta__":{"hash":"sha256:00d2ecc603a813ff0cc52ae105de266e1c396cc0dec18d020890b1b9b567a1f4"}} as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const HomeRecommendedDocument = {"__meta__":{"hash":"sha256:adb3ab0ae87982b964b555ad172c4269f07ea1efa5baa3d4ec2ec0664cfcf0b1"}} as unknown as TypedDocumentString<HomeRecommendedQuery, HomeRecommendedQueryVariables>;
export const JobDetailDocument = {"__meta__":{"hash":"sha256:75569890cf001c355c42581ee35072f6a08a27cda479ed56ab0af891783975e2"}} as unknown as TypedDocumentString<JobDetailQuery, JobDetailQueryVariables>;
export const JobNeighboursDocument = {"__meta__":{"hash":"sha256:a84dbe12eefa1b64aa2da13f67173493a3d959ae60aacf04818e1d427c4b8dd9"}} as unknown as TypedDocumentString<JobNeighboursQuery, JobNeighboursQueryVariables>;
export const ReportJobDocument = {"__meta__":{"hash":"sha256:75a864ad5746c71c1f69904065a3b22ba9498529db1fea4cd6d0e32359d4e608"}} as unknown as TypedDocumentString<ReportJobMutation, ReportJobMutationVariables>;
export const RecommendedJobsDocument = {"__meta__":{"hash":"sha256:e50a31ac53ff3f7583c1bcdaf30ca61f4a270717908090c038d84f05f4214bba"}} as unknown as TypedDocumentString<RecommendedJobsQuery, RecommendedJobsQueryVariables>;
export const MyApplicationsDocument = {"__meta__":{"hash":"sha256:3321a202c7c8538ac89f0e79d8be656fccfb1d25857c118e6918b4c1d7f82313"}} as unknown as TypedDocumentString<MyApplicationsQuery, MyApplicationsQueryVariables>;
export const OneApplicationDocument = {"__meta__":{"hash":"sha256:e30a9914dae39605d28178b6999733392de0c0531a631ea1bd020718b9eefe5a"}} as unknown as TypedDocumentString<OneApplicationQuery, OneApplicationQueryVariables>;
export const WithdrawApplicationDocument = {"__meta__":{"hash":"sha256:6991b6637b5dfa2f5ccdeeff7562c060b123c9547d1a590855f6f04231abe933"}} as unknown as TypedDocumentString<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;
export const MyNotificationsDocument = {"__meta__":{"hash":"sha256:294eee3f41a198aa68786540e939efb46b4b6f1b9abceffff9da68ed325093f3"}} as unknown as TypedDocumentString<MyNotificationsQuery, MyNotificationsQueryVariables>;
export const ReadNotificationsDocument = {"__meta__":{"hash":"sha256:2b461902aec5cd685ea20d8b268a19f416e76ebf60f9b11c20c27b15a3c89804"}} as unknown as TypedDocumentString<ReadNotificationsMutation, ReadNotificationsMutationVariables>;
export const SavedJobsDocument = {"__meta__":{"hash":"sha256:eb525feda395f76d50f6ae5b6946a55f7c51c4716ac505d06c53551ce0bd943e"}} as unknown as TypedDocumentString<SavedJobsQuery, SavedJobsQueryVariables>;
export const UnsaveJobDocument = {"__meta__":{"hash":"sha256:86420dd9fc32b5a56f70bec15c2a2595806be081ffeb11597fb70b075bd4ebdc"}} as unknown as TypedDocumentString<UnsaveJobMutation, UnsaveJobMutationVariables>;
export const DeleteAccountDocument = {"__meta__":{"hash":"sha256:8ee349c238381eab67747d6c392bf28ee2d4ce41e3c0ac06cd7fb85584c89977"}} as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const MyJobAlertsDocument = {"__meta__":{"hash":"sha256:b8e6e65f6a7d735ab7ea8e8b8318ee90e3df4c675760fd640144a6bbe2ff1193"}} as unknown as TypedDocumentString<MyJobAlertsQuery, MyJobAlertsQueryVariables>;
export const JobAlertTotalDocument = {"__meta__":{"hash":"sha256:a897300a44245dbb8c5cfd2ce791c993e8a990754fcbc65ebaec3885b8cc2e16"}} as unknown as TypedDocumentString<JobAlertTotalQuery, JobAlertTotalQueryVariables>;
export const CreateJobAlertDocument = {"__meta__":{"hash":"sha256:38d2b9f3904a0c6461927d92f3d97e3ba5f647c091a1760c2b4f89505d23fa60"}} as unknown as TypedDocumentString<CreateJobAlertMutation, CreateJobAlertMutationVariables>;
export const UpdateJobAlertDocument = {"__meta__":{"hash":"sha256:909114b004621feaba438cd013582a44cfdfa3979c5394bcc0d96be019989d27"}} as unknown as TypedDocumentString<UpdateJobAlertMutation, UpdateJobAlertMutationVariables>;
export const DeleteJobAlertsDocument = {"__meta__":{"hash":"sha256:36669af66fb9907f9723a4a6f15ed5b5c96d9a1839077de8179eae6a207f04fc"}} as unknown as TypedDocumentString<DeleteJobAlertsMutation, DeleteJobAlertsMutationVariables>;
export const GetProfileDocument = {"__meta__":{"hash":"sha256:42f26334ce3f23c5dd4f818f57a547026f06cb77b21e02a4eb95105695a8c2dd"}} as unknown as TypedDocumentString<GetProfileQuery, GetProfileQueryVariables>;
export const CountUnreadDocument = {"__meta__":{"hash":"sha256:23f7e34299cc6294de4d451f1db7de656c4c49b005dab64647db80fa46ce8b74"}} as unknown as TypedDocumentString<CountUnreadQuery, CountUnreadQueryVariables>;