import type { JobsQueryVariables } from '@/generated/portal/graphql';
import { formatQuery, pageNumber, type Query } from '@/shared/lib/address';

/** How many jobs a page shows. */
export const pageSize = 30;

export const stages = ['draft', 'scheduled', 'open', 'closed', 'suspended'] as const;
export const sorts = ['newest', 'ending', 'title', 'most_views', 'most_applications'] as const;
export const employments = ['ft', 'pt', 'ct'] as const;

export type Stage = (typeof stages)[number];

/** What the address of the list asks for. */
export interface JobSearch {
  term: string;
  stage: Stage | undefined;
  branch: string;
  jobType: string;
  employment: (typeof employments)[number] | undefined;
  sort: (typeof sorts)[number];
  page: number;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined {
  return values.find((value) => value === text);
}

export function searchOf(query: Query): JobSearch {
  return {
    term: query.get('q') ?? '',
    stage: oneOf(stages, query.get('stage')),
    branch: query.get('branch') ?? '',
    jobType: query.get('type') ?? '',
    employment: oneOf(employments, query.get('employment')),
    sort: oneOf(sorts, query.get('sort')) ?? 'newest',
    page: pageNumber(query.get('page')),
  };
}

/** The query string of a search; defaults are left out. */
export function queryOf(search: JobSearch): string {
  return formatQuery([
    ['q', search.term.trim() || undefined],
    ['stage', search.stage],
    ['branch', search.branch || undefined],
    ['type', search.jobType || undefined],
    ['employment', search.employment],
    ['sort', search.sort === 'newest' ? undefined : search.sort],
    ['page', search.page === 1 ? undefined : `${search.page}`],
  ]);
}

export function variablesOf(company: string, search: JobSearch): JobsQueryVariables {
  return {
    company,
    term: search.term.trim() || null,
    stage: search.stage ?? null,
    branch: search.branch || null,
    jobType: search.jobType || null,
    employment: search.employment ?? null,
    sort: search.sort,
    limit: pageSize,
    offset: (search.page - 1) * pageSize,
  };
}

/** Whether anything but the stage and the order narrows the list. */
export function isNarrowed({ term, branch, jobType, employment }: JobSearch): boolean {
  return Boolean(term.trim() || branch || jobType || employment);
}
