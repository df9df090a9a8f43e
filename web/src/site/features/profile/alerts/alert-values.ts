import type { AlertItemFragment, JobAlertPayload } from '../../../../generated/seeker/graphql';
import { atLeastNumber, atMostNumber, onStep, type Rule } from '../../../../shared/forms/validators';
import { formatQuery, type Query } from '../../../../shared/lib/every-page/address';

export const maxAlerts = 5;
export const hourOptions = Array.from({ length: 12 }, (_, index) => index + 1);
export const dayOptions = [1, 2, 3, 4, 5, 6, 7];
/** The most that the service takes. */
const mostRate = { hourly: 10_000, monthly: 1_000_000 } as const;

/** A job alert as its form holds it. */
export interface AlertValues {
  term: string;
  district: readonly string[];
  jobType: readonly string[];
  employment: readonly string[];
  maxHours: string;
  maxDays: string;
  /** The money is meant an hour or a month; never both. */
  rateKind: 'hourly' | 'monthly';
  rate: string;
}

export const emptyAlert: AlertValues = {
  term: '',
  district: [],
  jobType: [],
  employment: [],
  maxHours: '',
  maxDays: '',
  rateKind: 'hourly',
  rate: '',
};

const text = (number: number | null) => (number === null ? '' : `${number}`);

export function valuesOf(alert: AlertItemFragment): AlertValues {
  return {
    term: alert.term ?? '',
    district: alert.district,
    jobType: alert.jobType,
    employment: alert.employment,
    maxHours: text(alert.max_hours_per_day),
    maxDays: text(alert.max_days_per_week),
    rateKind: alert.monthly_rate === null ? 'hourly' : 'monthly',
    rate: text(alert.monthly_rate ?? alert.hourly_rate),
  };
}

/** The alert that a search would become, by the filters of its address. */
export function valuesOfSearch(query: Query): AlertValues {
  const list = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean);
  const within = (name: string, options: readonly number[]) => {
    const number = Math.floor(Number(query.get(name) ?? ''));
    return options.includes(number) ? `${number}` : '';
  };
  const monthly = query.get('monthlyRate') ?? '';
  return {
    term: query.get('q') ?? '',
    district: list('district'),
    jobType: list('jobType'),
    employment: list('employment'),
    maxHours: within('fromWorkingHoursPerDay', hourOptions),
    maxDays: within('fromWorkingDaysPerWeek', dayOptions),
    rateKind: monthly === '' ? 'hourly' : 'monthly',
    rate: monthly || (query.get('hourlyRate') ?? ''),
  };
}

/** A number of dollars, as it was typed. */
export const wholeRate: Rule<string, AlertValues> = (rate, { rateKind }) => {
  if (rate === '') return undefined;
  const number = Number(rate);
  if (Number.isNaN(number)) return { key: 'NUMBER_INVALID' };
  const rules = [atLeastNumber(1), atMostNumber(mostRate[rateKind]), onStep(1)];
  return rules.map((rule) => rule(number, {})).find(Boolean);
};

/** Whether a search has filters that an alert cannot hold. */
export function isCut(query: Query): boolean {
  return query.has('workingDay') || query.has('workingHour');
}

/** As the service takes it; what is not set is left out. */
export function payloadOf(values: AlertValues): JobAlertPayload {
  const number = (value: string) => (value === '' ? null : Number(value));
  const list = (items: readonly string[]) => (items.length === 0 ? null : [...items]);
  return {
    term: values.term.trim() || null,
    district: list(values.district),
    jobType: list(values.jobType),
    employment: list(values.employment),
    max_hours_per_day: number(values.maxHours),
    max_days_per_week: number(values.maxDays),
    hourly_rate: values.rateKind === 'hourly' ? number(values.rate) : null,
    monthly_rate: values.rateKind === 'monthly' ? number(values.rate) : null,
  };
}

/** Nothing is asked for that the service would refuse. */
export function isValid(values: AlertValues): boolean {
  return wholeRate(values.rate, values) === undefined;
}

export function isEmpty(values: AlertValues): boolean {
  return Object.values(payloadOf(values)).every((value) => value === null);
}

/** The query of the search that finds what the alert would. */
export function searchQuery(values: AlertValues): string {
  const joined = (items: readonly string[]) => (items.length === 0 ? undefined : items.join(','));
  const rateName = values.rateKind === 'hourly' ? 'hourlyRate' : 'monthlyRate';
  return formatQuery([
    ['q', values.term || undefined],
    ['district', joined(values.district)],
    ['jobType', joined(values.jobType)],
    ['employment', joined(values.employment)],
    ['fromWorkingHoursPerDay', values.maxHours || undefined],
    ['fromWorkingDaysPerWeek', values.maxDays || undefined],
    [rateName, values.rate || undefined],
  ]);
}
