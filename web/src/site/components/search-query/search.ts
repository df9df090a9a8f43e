import { formatQuery, type Query } from '@/shared/lib/address';
import { filterSlugBar } from '@/site/lib/constants';
import { placeInAddress, searchNames } from '@/site/lib/filters';
import { paths } from '@/site/lib/paths';

/** A search as the query of its address: lists are comma-joined. */
export type Search = Query;

export type SearchName = (typeof searchNames)[number];

const slugNames = ['district', 'jobType', 'employment'] as const;

export type SlugName = (typeof slugNames)[number];

/** Lists of parts of the text: those to search as plain words, and those that must not be left out. */
const partNames = ['asWords', 'keep'] as const;

export type PartName = (typeof partNames)[number];

const isPartName = (name: SearchName): name is PartName => (partNames as readonly string[]).includes(name);

/** The separator of a list's values: parts of a text may contain commas. */
const barOf = (name: SearchName) => (isPartName(name) ? '|' : ',');

/** The chosen values of a filter; coordinates are one value although they contain a comma. */
export function valuesOf(search: Search, name: SearchName): string[] {
  const text = search.get(name) ?? '';
  if (name === 'q' || name === 'latlng') return text.trim() === '' ? [] : [text.trim()];
  return [...new Set(text.split(barOf(name)).filter(Boolean))];
}

/** The search with other values of one filter, on its first page. */
export function withValues(search: Search, name: SearchName, values: readonly string[]): Search {
  const changed = new Map<string, string>();
  for (const each of searchNames) {
    const kept = each === name ? values : valuesOf(search, each);
    if (kept.length > 0) changed.set(each, kept.join(barOf(each)));
  }
  // A changed text has other parts.
  if (name === 'q') for (const each of partNames) changed.delete(each);
  // Spec 4: changing the employment filter clears the hourly and the monthly rate filter.
  if (name === 'employment') {
    changed.delete('hourlyRate');
    changed.delete('monthlyRate');
  }
  return changed;
}

export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

interface AppliedFilter {
  name: string;
  values: readonly { code: string }[];
}

/**
 * The search that an answer belongs to: the address without unknown values. The person's own position, which
 * is sent in the request only, stays out of it.
 */
export function searchOf(filters: readonly AppliedFilter[], query: Query): Search {
  const values = new Map(filters.map(({ name, values }) => [name, values.map(({ code }) => code)]));
  const search = new Map<string, string>();
  for (const name of searchNames) {
    const isOfText = isPartName(name) && values.has('q');
    const isFree = name === 'from' ? placeInAddress(query) : isOfText;
    const codes = name === 'sort' ? sortOf(query) : isFree ? valuesOf(query, name) : values.get(name);
    if (name === 'latlng' && !query.has(name)) continue;
    if (codes !== undefined && codes.length > 0) search.set(name, codes.join(barOf(name)));
  }
  return search;
}

function sortOf(query: Query): string[] {
  const sort = query.get('sort') ?? '';
  return ['relevance', 'newest', 'nearest'].includes(sort) ? [sort] : [];
}

/** A choice's slug in the page's language. */
export type SlugOf = (name: SlugName, code: string) => string | undefined;

/** The slug for the chosen district, type and employment, if there is one. */
export function slugOfSearch(search: Search, slugOf: SlugOf): string | undefined {
  const parts: string[] = [];
  for (const name of slugNames) {
    const [code, ...more] = valuesOf(search, name);
    if (code === undefined) continue;
    const slug = more.length === 0 ? slugOf(name, code) : undefined;
    if (slug === undefined) return undefined;
    parts.push(slug);
  }
  return parts.length === 0 ? undefined : parts.join(filterSlugBar);
}

/** The shortest address of a search: a slug page if possible, with the rest in the query. */
export function searchPath(search: Search, slugOf: SlugOf): string {
  const slug = slugOfSearch(search, slugOf);
  const rest: [string, string | undefined][] = searchNames
    .filter((name) => slug === undefined || !(slugNames as readonly string[]).includes(name))
    .map((name) => [name, search.get(name)]);
  return slug === undefined ? paths.findJobs(rest) : `${paths.filterSlug(slug)}${formatQuery(rest)}`;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function sortVariable(query: Query) {
  return (sortOf(query)[0] as 'relevance' | 'newest' | 'nearest' | undefined) ?? null;
}

/** The search as the variables of job_search. */
export function searchVariables(search: Search) {
  const hours = search.get('fromWorkingHoursPerDay');
  return {
    term: search.get('q') ?? null,
    asWords: valuesOf(search, 'asWords'),
    keep: valuesOf(search, 'keep'),
    district: valuesOf(search, 'district'),
    jobType: valuesOf(search, 'jobType'),
    employment: valuesOf(search, 'employment'),
    workingDay: valuesOf(search, 'workingDay'),
    workingHour: valuesOf(search, 'workingHour'),
    hourlyRate: wholeNumber(search.get('hourlyRate')),
    monthlyRate: wholeNumber(search.get('monthlyRate')),
    fromWorkingDaysPerWeek: wholeNumber(search.get('fromWorkingDaysPerWeek')),
    fromWorkingHoursPerDay: hours !== undefined && /^\d{1,2}(\.\d)?$/.test(hours) ? Number(hours) : null,
    latlng: search.get('latlng') ?? null,
    sort: sortVariable(search),
  };
}

/**
 * Coordinates rounded to half a kilometre: enough for a place of work, and too coarse for anybody's home.
 * Undefined if the text is not a place.
 */
export function coarseLatlng(text: string): string | undefined {
  if (!/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(text)) return undefined;
  const [lat = 0, lng = 0] = text.split(',').map((degrees) => Math.round(Number(degrees) * 200) / 200);
  return Math.abs(lat) > 90 || Math.abs(lng) > 180 ? undefined : `${lat},${lng}`;
}

/** Which salary choices fit the employment: monthly for full time, hourly for part time and temp. */
export function salaryKinds(search: Search): { hourly: boolean; monthly: boolean } {
  const chosen = valuesOf(search, 'employment');
  const fullTime = chosen.includes('ft');
  const other = chosen.includes('pt') || chosen.includes('ct');
  return { hourly: other || !fullTime, monthly: fullTime || !other };
}
