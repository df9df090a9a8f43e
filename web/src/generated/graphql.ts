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

export type QuickBarQueryVariables = Exact<{ [key: string]: never; }>;


export type QuickBarQuery = { config: { employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> } };

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


export type CompanyAdvancedSearchQuery = { company_search: { total: number, filters: Array<{ name: string, total_without: number, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> }> }, config: { districts: Array<{ short_code: string, name: string, region: { name: string, label: string }, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }>, types: Array<{ id: string, name: string, short_code: string | null, slug: Array<{ locale: string, value: string }> }> }>, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }> } };

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

export type AdvancedSearchQueryVariables = Exact<{
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


export type AdvancedSearchQuery = { job_search: { total: number, filters: Array<{ name: string, total_without: number, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> }>, facets: { district: Array<{ code: string, count: number }>, category: Array<{ code: string, count: number }>, job_type: Array<{ code: string, count: number }>, employment: Array<{ code: string, count: number }>, working_day: Array<{ code: string, count: number }>, working_time: Array<{ code: string, count: number }> } }, config: { districts: Array<{ short_code: string, name: string, region: { name: string, label: string }, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }>, types: Array<{ id: string, name: string, short_code: string | null, slug: Array<{ locale: string, value: string }> }> }>, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }> } };

export type HomeQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type HomeQuery = { homepage: { home_banners: Array<{ cover_image: string, link: string, description: string }>, job_featured_lists: Array<{ _id: string, total: number, name: Array<{ locale: string, value: string }>, data: { search_query: string | null } | null, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> }>, job_recommended_list: { _id: string, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } }, featured_company_list: { total: number, featured_companies: Array<{ _id: string, name: string, alt_text: string, company_id: string, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> }> }, config: { job_claim: string, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }>, districts: Array<{ name: string, code: string, slug: Array<{ locale: string, value: string }>, region: { label: string } }> }, job_search: { facets: { employment: Array<{ code: string, count: number }>, category: Array<{ code: string, count: number }>, district: Array<{ code: string, count: number }> } } };

export type HomeRecommendedQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeRecommendedQuery = { homepage: { job_recommended_list: { _id: string, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } } };

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

export type JobCoreFragment = { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> };

export type JobMarksQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type JobMarksQuery = { get_jobs: Array<{ _id: string, is_applied: boolean, is_bookmarked: boolean }> };

export type SaveJobMutationVariables = Exact<{
  id: string | number;
}>;


export type SaveJobMutation = { bookmark_job: { _id: string } };

export type UnsaveJobMutationVariables = Exact<{
  id: string | number;
}>;


export type UnsaveJobMutation = { unbookmark_job: { _id: string } };

export type SuggestQueryVariables = Exact<{
  prefix: string;
  limit: number;
}>;


export type SuggestQuery = { suggest: Array<{ text: string, kind: SuggestionKind, code: string | null, count: number, slug: Array<{ locale: string, value: string }> }> };

export type FilterInEffectFragment = { name: string, total_without: number, values: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> };

export type SearchCountsFragment = { total: number, facets: { district: Array<{ code: string, count: number }>, category: Array<{ code: string, count: number }>, job_type: Array<{ code: string, count: number }>, employment: Array<{ code: string, count: number }>, working_day: Array<{ code: string, count: number }>, working_time: Array<{ code: string, count: number }> } };

export type SearchChoicesFragment = { config: { districts: Array<{ short_code: string, name: string, region: { name: string, label: string }, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }>, types: Array<{ id: string, name: string, short_code: string | null, slug: Array<{ locale: string, value: string }> }> }>, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }> } };

export type SearchChoicesOnlyQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchChoicesOnlyQuery = { config: { districts: Array<{ short_code: string, name: string, region: { name: string, label: string }, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }>, types: Array<{ id: string, name: string, short_code: string | null, slug: Array<{ locale: string, value: string }> }> }>, employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }> } };

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


export type CountJobsQuery = { job_search: { total: number, facets: { district: Array<{ code: string, count: number }>, category: Array<{ code: string, count: number }>, job_type: Array<{ code: string, count: number }>, employment: Array<{ code: string, count: number }>, working_day: Array<{ code: string, count: number }>, working_time: Array<{ code: string, count: number }> } } };

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
      short_code
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
        short_code
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
export const QuickBarDocument = {"__meta__":{"hash":"sha256:c6cf689b339963c818988bd750cb07d5f69ed42dc021bc63057274d038882604"}} as unknown as TypedDocumentString<QuickBarQuery, QuickBarQueryVariables>;
export const CompanySearchDocument = {"__meta__":{"hash":"sha256:6e092f95d5778db36d010f2b9b7dbc780f77f1bf64e6c9c6753b926b5725e143"}} as unknown as TypedDocumentString<CompanySearchQuery, CompanySearchQueryVariables>;
export const CompanyAdvancedSearchDocument = {"__meta__":{"hash":"sha256:ab6577c5d6fcb086275d0d7046258900964f46ce959964cbf7b554cbb46d666e"}} as unknown as TypedDocumentString<CompanyAdvancedSearchQuery, CompanyAdvancedSearchQueryVariables>;
export const CountCompaniesDocument = {"__meta__":{"hash":"sha256:8994e8b762590df0d614ffecad9acfa561a0173a120284f913f3124a965faa22"}} as unknown as TypedDocumentString<CountCompaniesQuery, CountCompaniesQueryVariables>;
export const CompanyDocument = {"__meta__":{"hash":"sha256:f21ee8729fd8a8e884ef1b539922c153fb6975657252353fac0388888c2c673d"}} as unknown as TypedDocumentString<CompanyQuery, CompanyQueryVariables>;
export const CompanyJobsDocument = {"__meta__":{"hash":"sha256:007fab584ee61defcf9a4ac569b2e3fd8de1c771ff80d3e371ada4e6064dbeac"}} as unknown as TypedDocumentString<CompanyJobsQuery, CompanyJobsQueryVariables>;
export const FeatureDocument = {"__meta__":{"hash":"sha256:d097cf471202dae6cd206c268ac488c967c011e1e42b7305fe4964fccd8b3436"}} as unknown as TypedDocumentString<FeatureQuery, FeatureQueryVariables>;
export const FeaturedCompaniesDocument = {"__meta__":{"hash":"sha256:362c7ad84338b829f83bc218f9a2a2d8e49dcd9a7650082b5d71799d813a8b5f"}} as unknown as TypedDocumentString<FeaturedCompaniesQuery, FeaturedCompaniesQueryVariables>;
export const FindJobsDocument = {"__meta__":{"hash":"sha256:05b3079f41868aef46e4da70e50e7f85da4b7f835704ab343e2473eac43cbaf2"}} as unknown as TypedDocumentString<FindJobsQuery, FindJobsQueryVariables>;
export const AdvancedSearchDocument = {"__meta__":{"hash":"sha256:de1a4dbddb3229747c51e471ad60df9b3283a05062ca17d88ed71867d4ebc742"}} as unknown as TypedDocumentString<AdvancedSearchQuery, AdvancedSearchQueryVariables>;
export const HomeDocument = {"__meta__":{"hash":"sha256:3adb60e6d5b91aad09fb5462fac532f19e3a30807ec53a5fbbc12cc108b519e0"}} as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const HomeRecommendedDocument = {"__meta__":{"hash":"sha256:a60edbb9b0d1c7708b1a2b94177565db452f8cf42bab08ecb4bcafdb5e527999"}} as unknown as TypedDocumentString<HomeRecommendedQuery, HomeRecommendedQueryVariables>;
export const JobDetailDocument = {"__meta__":{"hash":"sha256:75569890cf001c355c42581ee35072f6a08a27cda479ed56ab0af891783975e2"}} as unknown as TypedDocumentString<JobDetailQuery, JobDetailQueryVariables>;
export const JobNeighboursDocument = {"__meta__":{"hash":"sha256:a84dbe12eefa1b64aa2da13f67173493a3d959ae60aacf04818e1d427c4b8dd9"}} as unknown as TypedDocumentString<JobNeighboursQuery, JobNeighboursQueryVariables>;
export const ReportJobDocument = {"__meta__":{"hash":"sha256:75a864ad5746c71c1f69904065a3b22ba9498529db1fea4cd6d0e32359d4e608"}} as unknown as TypedDocumentString<ReportJobMutation, ReportJobMutationVariables>;
export const RecommendedJobsDocument = {"__meta__":{"hash":"sha256:e50a31ac53ff3f7583c1bcdaf30ca61f4a270717908090c038d84f05f4214bba"}} as unknown as TypedDocumentString<RecommendedJobsQuery, RecommendedJobsQueryVariables>;
export const JobMarksDocument = {"__meta__":{"hash":"sha256:94dfd60e7a188ef99220468644d03d554247490827b13cecc0ae1a82a77bcb48"}} as unknown as TypedDocumentString<JobMarksQuery, JobMarksQueryVariables>;
export const SaveJobDocument = {"__meta__":{"hash":"sha256:9f171ba41b4cad14991d6fbe9eda83c9a3e29268adcb0fd279048bbbf33c5114"}} as unknown as TypedDocumentString<SaveJobMutation, SaveJobMutationVariables>;
export const UnsaveJobDocument = {"__meta__":{"hash":"sha256:d20e13998400b2a6321aae877cc1069ac190ee0ac3c8f328b224461775d15d0a"}} as unknown as TypedDocumentString<UnsaveJobMutation, UnsaveJobMutationVariables>;
export const SuggestDocument = {"__meta__":{"hash":"sha256:5c18dfd87e4d2edecee4e2b793aa36373725dda4db941112c6797d27ab10608a"}} as unknown as TypedDocumentString<SuggestQuery, SuggestQueryVariables>;
export const SearchChoicesOnlyDocument = {"__meta__":{"hash":"sha256:5daaab3e0557f28ff24bd9e9f7b832a353aaedccb6d812812b8274fb617e723e"}} as unknown as TypedDocumentString<SearchChoicesOnlyQuery, SearchChoicesOnlyQueryVariables>;
export const CountJobsDocument = {"__meta__":{"hash":"sha256:05cb8ce8e22f28a5bad2c639f9d7264b31f9e60ff34a52c482789c19b109d201"}} as unknown as TypedDocumentString<CountJobsQuery, CountJobsQueryVariables>;