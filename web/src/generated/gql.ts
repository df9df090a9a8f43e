/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query QuickBar {\n  config {\n    employments {\n      code\n      name\n      slug {\n        locale\n        value\n      }\n    }\n    job_categories {\n      code\n      name\n      slug {\n        locale\n        value\n      }\n    }\n  }\n}": typeof types.QuickBarDocument,
    "query Home($limit: Int!, $offset: Int!) {\n  homepage {\n    home_banners {\n      cover_image\n      link\n      description\n    }\n    job_featured_lists {\n      _id\n      name {\n        locale\n        value\n      }\n      total\n      data {\n        search_query\n      }\n      jobs {\n        ...JobCore\n      }\n    }\n    job_recommended_list {\n      _id\n      jobs {\n        ...JobCore\n      }\n    }\n  }\n  featured_company_list(limit: $limit, offset: $offset) {\n    total\n    featured_companies {\n      _id\n      name\n      alt_text\n      company_id\n      company_logo_medium\n      slug {\n        locale\n        value\n      }\n    }\n  }\n  config {\n    job_claim\n  }\n}": typeof types.HomeDocument,
    "fragment JobFull on Job {\n  ...JobCore\n  _updated_at\n  expires_at\n  state\n  is_suspended\n  job_description\n  address {\n    _id\n    address\n    district_name\n    district_short_code\n    lat\n    lng\n  }\n  address_on_map\n  allowances {\n    name\n    description\n  }\n  attributes {\n    category\n    name\n    category_display_sequence\n    display_sequence\n  }\n  alternative_sat\n  career_level\n  cert {\n    _id\n    name\n  }\n  company {\n    _id\n    name\n    about\n    company_logo\n    company_logo_medium\n    is_suspended\n  }\n  education_requirement {\n    _id\n    category\n    level\n    name\n  }\n  start_date\n  end_date\n  job_types {\n    category\n    name\n    short_code\n  }\n  shift_required\n  skill {\n    _id\n    name\n  }\n  spoken_skill {\n    name\n    level\n  }\n  written_skill {\n    name\n    level\n  }\n  vacancy\n  working_hour {\n    day_of_week\n    start_time\n    end_time\n  }\n}\n\nquery JobDetail($ids: [ID!]!) {\n  get_jobs(ids: $ids) {\n    ...JobFull\n  }\n}\n\nquery JobNeighbours($id: ID!, $limit: Int!, $offset: Int!) {\n  related_jobs(jobID: $id, limit: $limit, offset: $offset) {\n    ...JobCore\n  }\n  other_vacancies(jobID: $id, limit: $limit, offset: $offset) {\n    total\n    result {\n      ...JobCore\n    }\n  }\n}": typeof types.JobFullFragmentDoc,
    "query RecommendedJobs {\n  homepage {\n    job_recommended_list {\n      _id\n      jobs {\n        ...JobCore\n      }\n    }\n  }\n}": typeof types.RecommendedJobsDocument,
    "fragment JobCore on Job {\n  _id\n  job_name\n  slug {\n    locale\n    value\n  }\n  company {\n    _id\n    name\n    company_logo_thumbnail\n    slug {\n      locale\n      value\n    }\n  }\n  employment\n  from_hourly_rate\n  to_hourly_rate\n  from_monthly_rate\n  to_monthly_rate\n  from_working_days_per_week\n  to_working_days_per_week\n  from_working_hours_per_day\n  to_working_hours_per_day\n  address {\n    _id\n    district_name\n  }\n  published_at\n  is_applied\n  is_closed\n  is_ad\n}": typeof types.JobCoreFragmentDoc,
};
const documents: Documents = {
    "query QuickBar {\n  config {\n    employments {\n      code\n      name\n      slug {\n        locale\n        value\n      }\n    }\n    job_categories {\n      code\n      name\n      slug {\n        locale\n        value\n      }\n    }\n  }\n}": types.QuickBarDocument,
    "query Home($limit: Int!, $offset: Int!) {\n  homepage {\n    home_banners {\n      cover_image\n      link\n      description\n    }\n    job_featured_lists {\n      _id\n      name {\n        locale\n        value\n      }\n      total\n      data {\n        search_query\n      }\n      jobs {\n        ...JobCore\n      }\n    }\n    job_recommended_list {\n      _id\n      jobs {\n        ...JobCore\n      }\n    }\n  }\n  featured_company_list(limit: $limit, offset: $offset) {\n    total\n    featured_companies {\n      _id\n      name\n      alt_text\n      company_id\n      company_logo_medium\n      slug {\n        locale\n        value\n      }\n    }\n  }\n  config {\n    job_claim\n  }\n}": types.HomeDocument,
    "fragment JobFull on Job {\n  ...JobCore\n  _updated_at\n  expires_at\n  state\n  is_suspended\n  job_description\n  address {\n    _id\n    address\n    district_name\n    district_short_code\n    lat\n    lng\n  }\n  address_on_map\n  allowances {\n    name\n    description\n  }\n  attributes {\n    category\n    name\n    category_display_sequence\n    display_sequence\n  }\n  alternative_sat\n  career_level\n  cert {\n    _id\n    name\n  }\n  company {\n    _id\n    name\n    about\n    company_logo\n    company_logo_medium\n    is_suspended\n  }\n  education_requirement {\n    _id\n    category\n    level\n    name\n  }\n  start_date\n  end_date\n  job_types {\n    category\n    name\n    short_code\n  }\n  shift_required\n  skill {\n    _id\n    name\n  }\n  spoken_skill {\n    name\n    level\n  }\n  written_skill {\n    name\n    level\n  }\n  vacancy\n  working_hour {\n    day_of_week\n    start_time\n    end_time\n  }\n}\n\nquery JobDetail($ids: [ID!]!) {\n  get_jobs(ids: $ids) {\n    ...JobFull\n  }\n}\n\nquery JobNeighbours($id: ID!, $limit: Int!, $offset: Int!) {\n  related_jobs(jobID: $id, limit: $limit, offset: $offset) {\n    ...JobCore\n  }\n  other_vacancies(jobID: $id, limit: $limit, offset: $offset) {\n    total\n    result {\n      ...JobCore\n    }\n  }\n}": types.JobFullFragmentDoc,
    "query RecommendedJobs {\n  homepage {\n    job_recommended_list {\n      _id\n      jobs {\n        ...JobCore\n      }\n    }\n  }\n}": types.RecommendedJobsDocument,
    "fragment JobCore on Job {\n  _id\n  job_name\n  slug {\n    locale\n    value\n  }\n  company {\n    _id\n    name\n    company_logo_thumbnail\n    slug {\n      locale\n      value\n    }\n  }\n  employment\n  from_hourly_rate\n  to_hourly_rate\n  from_monthly_rate\n  to_monthly_rate\n  from_working_days_per_week\n  to_working_days_per_week\n  from_working_hours_per_day\n  to_working_hours_per_day\n  address {\n    _id\n    district_name\n  }\n  published_at\n  is_applied\n  is_closed\n  is_ad\n}": types.JobCoreFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query QuickBar {\n  config {\n    employments {\n      code\n      name\n      slug {\n        locale\n        value\n      }\n    }\n    job_categories {\n      code\n      name\n      slug {\n        locale\n        value\n      }\n    }\n  }\n}"): typeof import('./graphql').QuickBarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Home($limit: Int!, $offset: Int!) {\n  homepage {\n    home_banners {\n      cover_image\n      link\n      description\n    }\n    job_featured_lists {\n      _id\n      name {\n        locale\n        value\n      }\n      total\n      data {\n        search_query\n      }\n      jobs {\n        ...JobCore\n      }\n    }\n    job_recommended_list {\n      _id\n      jobs {\n        ...JobCore\n      }\n    }\n  }\n  featured_company_list(limit: $limit, offset: $offset) {\n    total\n    featured_companies {\n      _id\n      name\n      alt_text\n      company_id\n      company_logo_medium\n      slug {\n        locale\n        value\n      }\n    }\n  }\n  config {\n    job_claim\n  }\n}"): typeof import('./graphql').HomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment JobFull on Job {\n  ...JobCore\n  _updated_at\n  expires_at\n  state\n  is_suspended\n  job_description\n  address {\n    _id\n    address\n    district_name\n    district_short_code\n    lat\n    lng\n  }\n  address_on_map\n  allowances {\n    name\n    description\n  }\n  attributes {\n    category\n    name\n    category_display_sequence\n    display_sequence\n  }\n  alternative_sat\n  career_level\n  cert {\n    _id\n    name\n  }\n  company {\n    _id\n    name\n    about\n    company_logo\n    company_logo_medium\n    is_suspended\n  }\n  education_requirement {\n    _id\n    category\n    level\n    name\n  }\n  start_date\n  end_date\n  job_types {\n    category\n    name\n    short_code\n  }\n  shift_required\n  skill {\n    _id\n    name\n  }\n  spoken_skill {\n    name\n    level\n  }\n  written_skill {\n    name\n    level\n  }\n  vacancy\n  working_hour {\n    day_of_week\n    start_time\n    end_time\n  }\n}\n\nquery JobDetail($ids: [ID!]!) {\n  get_jobs(ids: $ids) {\n    ...JobFull\n  }\n}\n\nquery JobNeighbours($id: ID!, $limit: Int!, $offset: Int!) {\n  related_jobs(jobID: $id, limit: $limit, offset: $offset) {\n    ...JobCore\n  }\n  other_vacancies(jobID: $id, limit: $limit, offset: $offset) {\n    total\n    result {\n      ...JobCore\n    }\n  }\n}"): typeof import('./graphql').JobFullFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecommendedJobs {\n  homepage {\n    job_recommended_list {\n      _id\n      jobs {\n        ...JobCore\n      }\n    }\n  }\n}"): typeof import('./graphql').RecommendedJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment JobCore on Job {\n  _id\n  job_name\n  slug {\n    locale\n    value\n  }\n  company {\n    _id\n    name\n    company_logo_thumbnail\n    slug {\n      locale\n      value\n    }\n  }\n  employment\n  from_hourly_rate\n  to_hourly_rate\n  from_monthly_rate\n  to_monthly_rate\n  from_working_days_per_week\n  to_working_days_per_week\n  from_working_hours_per_day\n  to_working_hours_per_day\n  address {\n    _id\n    district_name\n  }\n  published_at\n  is_applied\n  is_closed\n  is_ad\n}"): typeof import('./graphql').JobCoreFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
