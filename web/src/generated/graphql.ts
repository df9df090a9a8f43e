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

export type JobState =
  | 'closed'
  | 'published'
  | 'suspended';

export type LanguageLevel =
  | 'basic'
  | 'excellent';

export type QuickBarQueryVariables = Exact<{ [key: string]: never; }>;


export type QuickBarQuery = { config: { employments: Array<{ code: Employment, name: string, slug: Array<{ locale: string, value: string }> }>, job_categories: Array<{ code: string, name: string, slug: Array<{ locale: string, value: string }> }> } };

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

export type HomeQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type HomeQuery = { homepage: { home_banners: Array<{ cover_image: string, link: string, description: string }>, job_featured_lists: Array<{ _id: string, total: number, name: Array<{ locale: string, value: string }>, data: { search_query: string | null } | null, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> }>, job_recommended_list: { _id: string, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } }, featured_company_list: { total: number, featured_companies: Array<{ _id: string, name: string, alt_text: string, company_id: string, company_logo_medium: string | null, slug: Array<{ locale: string, value: string }> }> }, config: { job_claim: string } };

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

export type RecommendedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecommendedJobsQuery = { homepage: { job_recommended_list: { _id: string, jobs: Array<{ _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> }> } } };

export type JobCoreFragment = { _id: string, job_name: string, employment: Employment, from_hourly_rate: number | null, to_hourly_rate: number | null, from_monthly_rate: number | null, to_monthly_rate: number | null, from_working_days_per_week: number | null, to_working_days_per_week: number | null, from_working_hours_per_day: number | null, to_working_hours_per_day: number | null, published_at: string, is_applied: boolean, is_closed: boolean, is_ad: boolean, slug: Array<{ locale: string, value: string }>, company: { _id: string, name: string, company_logo_thumbnail: string | null, slug: Array<{ locale: string, value: string }> }, address: Array<{ _id: string, district_name: string }> };

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
export const QuickBarDocument = {"__meta__":{"hash":"sha256:c6cf689b339963c818988bd750cb07d5f69ed42dc021bc63057274d038882604"}} as unknown as TypedDocumentString<QuickBarQuery, QuickBarQueryVariables>;
export const CompanyDocument = {"__meta__":{"hash":"sha256:f21ee8729fd8a8e884ef1b539922c153fb6975657252353fac0388888c2c673d"}} as unknown as TypedDocumentString<CompanyQuery, CompanyQueryVariables>;
export const CompanyJobsDocument = {"__meta__":{"hash":"sha256:007fab584ee61defcf9a4ac569b2e3fd8de1c771ff80d3e371ada4e6064dbeac"}} as unknown as TypedDocumentString<CompanyJobsQuery, CompanyJobsQueryVariables>;
export const FeatureDocument = {"__meta__":{"hash":"sha256:d097cf471202dae6cd206c268ac488c967c011e1e42b7305fe4964fccd8b3436"}} as unknown as TypedDocumentString<FeatureQuery, FeatureQueryVariables>;
export const FeaturedCompaniesDocument = {"__meta__":{"hash":"sha256:362c7ad84338b829f83bc218f9a2a2d8e49dcd9a7650082b5d71799d813a8b5f"}} as unknown as TypedDocumentString<FeaturedCompaniesQuery, FeaturedCompaniesQueryVariables>;
export const HomeDocument = {"__meta__":{"hash":"sha256:26f36235e3158147c82ff3eeb7b83f4b8f302a22df20cebd8bad639ebc97f523"}} as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const JobDetailDocument = {"__meta__":{"hash":"sha256:75569890cf001c355c42581ee35072f6a08a27cda479ed56ab0af891783975e2"}} as unknown as TypedDocumentString<JobDetailQuery, JobDetailQueryVariables>;
export const JobNeighboursDocument = {"__meta__":{"hash":"sha256:a84dbe12eefa1b64aa2da13f67173493a3d959ae60aacf04818e1d427c4b8dd9"}} as unknown as TypedDocumentString<JobNeighboursQuery, JobNeighboursQueryVariables>;
export const RecommendedJobsDocument = {"__meta__":{"hash":"sha256:e50a31ac53ff3f7583c1bcdaf30ca61f4a270717908090c038d84f05f4214bba"}} as unknown as TypedDocumentString<RecommendedJobsQuery, RecommendedJobsQueryVariables>;