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
    "query RecommendedJobs {\n  homepage {\n    job_recommended_list {\n      _id\n      jobs {\n        ...JobCore\n      }\n    }\n  }\n}": typeof types.RecommendedJobsDocument,
    "fragment JobCore on Job {\n  _id\n  job_name\n  slug {\n    locale\n    value\n  }\n  company {\n    _id\n    name\n    company_logo_thumbnail\n    slug {\n      locale\n      value\n    }\n  }\n  employment\n  from_hourly_rate\n  to_hourly_rate\n  from_monthly_rate\n  to_monthly_rate\n  from_working_days_per_week\n  to_working_days_per_week\n  from_working_hours_per_day\n  to_working_hours_per_day\n  address {\n    _id\n    district_name\n  }\n  published_at\n  is_applied\n  is_closed\n  is_ad\n}": typeof types.JobCoreFragmentDoc,
};
const documents: Documents = {
    "query QuickBar {\n  config {\n    employments {\n      code\n      name\n      slug {\n        locale\n        value\n      }\n    }\n    job_categories {\n      code\n      name\n      slug {\n        locale\n        value\n      }\n    }\n  }\n}": types.QuickBarDocument,
    "query Home($limit: Int!, $offset: Int!) {\n  homepage {\n    home_banners {\n      cover_image\n      link\n      description\n    }\n    job_featured_lists {\n      _id\n      name {\n        locale\n        value\n      }\n      total\n      data {\n        search_query\n      }\n      jobs {\n        ...JobCore\n      }\n    }\n    job_recommended_list {\n      _id\n      jobs {\n        ...JobCore\n      }\n    }\n  }\n  featured_company_list(limit: $limit, offset: $offset) {\n    total\n    featured_companies {\n      _id\n      name\n      alt_text\n      company_id\n      company_logo_medium\n      slug {\n        locale\n        value\n      }\n    }\n  }\n  config {\n    job_claim\n  }\n}": types.HomeDocument,
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
export function graphql(source: "query RecommendedJobs {\n  homepage {\n    job_recommended_list {\n      _id\n      jobs {\n        ...JobCore\n      }\n    }\n  }\n}"): typeof import('./graphql').RecommendedJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment JobCore on Job {\n  _id\n  job_name\n  slug {\n    locale\n    value\n  }\n  company {\n    _id\n    name\n    company_logo_thumbnail\n    slug {\n      locale\n      value\n    }\n  }\n  employment\n  from_hourly_rate\n  to_hourly_rate\n  from_monthly_rate\n  to_monthly_rate\n  from_working_days_per_week\n  to_working_days_per_week\n  from_working_hours_per_day\n  to_working_hours_per_day\n  address {\n    _id\n    district_name\n  }\n  published_at\n  is_applied\n  is_closed\n  is_ad\n}"): typeof import('./graphql').JobCoreFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
