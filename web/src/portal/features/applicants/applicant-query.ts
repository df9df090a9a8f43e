import type { ApplicantFilter, ApplicantSort, ApplicantStatus } from '@/generated/portal/graphql';
import { formatQuery, pageNumber, type Query } from '@/shared/lib/address';

/** How many applicants a page of the list shows. */
export const pageSize = 30;

export const statuses = [
  'Applied',
  'Contacted',
  'Reviewed',
  'Hired',
  'Rejected',
  'JobClosed',
  'Withdrawn',
] as const satisfies ApplicantStatus[];
export const sorts = ['newest', 'oldest', 'best_fit'] as const satisfies ApplicantSort[];
export const detailsTabs = ['profile', 'messages', 'interviews', 'notes'] as const;
export const hoursFits = ['50', '75', '100'] as const;
export const experiences = ['6', '12', '36', '60'] as const;
export const distances = ['2', '5', '10'] as const;

export type DetailsTab = (typeof detailsTabs)[number];

/** What the address asks for: a list, and the open applicant. */
export interface ApplicantSearch {
  job: string;
  status: ApplicantStatus | undefined;
  unread: boolean;
  /** Only applicants whom nobody has answered. */
  waiting: boolean;
  place: string;
  hoursFit: (typeof hoursFits)[number] | '';
  language: string;
  experience: (typeof experiences)[number] | '';
  distance: (typeof distances)[number] | '';
  term: string;
  sort: ApplicantSort;
  page: number;
  applicant: string;
  tab: DetailsTab;
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}

export function searchOf(query: Query): ApplicantSearch {
  return {
    job: query.get('job') ?? '',
    status: oneOf(statuses, query.get('status')),
    unread: query.get('unread') === '1',
    waiting: query.get('waiting') === '1',
    place: query.get('place') ?? '',
    hoursFit: oneOf(hoursFits, query.get('hours')) ?? '',
    language: query.get('language') ?? '',
    experience: oneOf(experiences, query.get('experience')) ?? '',
    distance: oneOf(distances, query.get('km')) ?? '',
    term: query.get('q') ?? '',
    sort: oneOf(sorts, query.get('sort')) ?? 'newest',
    page: pageNumber(query.get('page')),
    applicant: query.get('applicant') ?? '',
    tab: oneOf(detailsTabs, query.get('part')) ?? 'profile',
  };
}

/** The query string of a search; defaults are left out. */
export function queryOf(search: ApplicantSearch): string {
  return formatQuery([
    ['q', search.term.trim() || undefined],
    ['status', search.status],
    ['job', search.job || undefined],
    ['unread', search.unread ? '1' : undefined],
    ['waiting', search.waiting ? '1' : undefined],
    ['place', search.place || undefined],
    ['hours', search.hoursFit || undefined],
    ['language', search.language || undefined],
    ['experience', search.experience || undefined],
    ['km', search.distance || undefined],
    ['sort', search.sort === 'newest' ? undefined : search.sort],
    ['page', search.page === 1 ? undefined : `${search.page}`],
    ['applicant', search.applicant || undefined],
    ['part', search.tab === 'profile' || search.applicant === '' ? undefined : search.tab],
  ]);
}

const numberOf = (text: string) => (text === '' ? null : Number(text));

export function filterOf(search: ApplicantSearch): ApplicantFilter {
  return {
    job: search.job || null,
    status: search.status ?? null,
    unread: search.unread || null,
    waiting: search.waiting || null,
    place: search.place || null,
    hours_fit: numberOf(search.hoursFit),
    language: search.language || null,
    experience_months: numberOf(search.experience),
    within_km: numberOf(search.distance),
    term: search.term.trim() || null,
  };
}

/** The number of active filters, not counting the status and the search text. */
export function filterCount(search: ApplicantSearch): number {
  const { job, place, hoursFit, language, experience, distance, unread, waiting } = search;
  return [job, place, hoursFit, language, experience, distance, unread, waiting].filter(Boolean).length;
}

export const noFilters = {
  term: '',
  job: '',
  place: '',
  hoursFit: '',
  language: '',
  experience: '',
  distance: '',
  unread: false,
  waiting: false,
} as const satisfies Partial<ApplicantSearch>;

/** Whether anything but the status and the order narrows the list. */
export function isNarrowed(search: ApplicantSearch): boolean {
  return filterCount(search) > 0 || search.term.trim() !== '';
}
