import type { AlertConditionsFragment, JobAlertPayload } from '@/generated/seeker/graphql';
import { atLeastNumber, atMostNumber, onStep, type Rule } from '@/shared/forms/validators';
import { formatQuery, type Query } from '@/shared/lib/address';

export const maxAlerts = 5;
export const hourOptions = Array.from({ length: 12 }, (_, index) => index + 1);
export const dayOptions = [1, 2, 3, 4, 5, 6, 7];
/** The highest rates that the service accepts. */
const mostRate = { hourly: 10_000, monthly: 1_000_000 } as const;

/** The lowest pay. Kind and amount are one value: an hourly amount says nothing about a month. */
export interface Rate {
  kind: keyof typeof mostRate;
  /** As typed; empty for any. */
  amount: string;
}

/** A job alert as its form holds it. */
export interface AlertValues {
  term: string;
  district: readonly string[];
  jobType: readonly string[];
  employment: readonly string[];
  workingDay: readonly string[];
  workingHour: readonly string[];
  maxHours: string;
  maxDays: string;
  rate: Rate;
}

export const emptyAlert: AlertValues = {
  term: '',
  district: [],
  jobType: [],
  employment: [],
  workingDay: [],
  workingHour: [],
  maxHours: '',
  maxDays: '',
  rate: { kind: 'hourly', amount: '' },
};

/** Codes in one order, so that two lists of the same codes are equal. */
export const inOrder = (codes: readonly string[]): readonly string[] => [...codes].sort();

const text = (number: number | null) => (number === null ? '' : `${number}`);

export function valuesOf(alert: AlertConditionsFragment): AlertValues {
  return {
    term: alert.term ?? '',
    district: inOrder(alert.district),
    jobType: inOrder(alert.jobType),
    employment: inOrder(alert.employment),
    workingDay: inOrder(alert.workingDay),
    workingHour: inOrder(alert.workingHour),
    maxHours: text(alert.max_hours_per_day),
    maxDays: text(alert.max_days_per_week),
    rate: {
      kind: alert.monthly_rate === null ? 'hourly' : 'monthly',
      amount: text(alert.monthly_rate ?? alert.hourly_rate),
    },
  };
}

/** The alert for a search, from the filters of its address. */
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
    workingDay: list('workingDay'),
    workingHour: list('workingHour'),
    maxHours: within('fromWorkingHoursPerDay', hourOptions),
    maxDays: within('fromWorkingDaysPerWeek', dayOptions),
    rate: {
      kind: monthly === '' ? 'hourly' : 'monthly',
      amount: monthly || (query.get('hourlyRate') ?? ''),
    },
  };
}

/** Requires a whole number of dollars, within the service's limits. */
export const wholeRate: Rule<Rate> = ({ kind, amount }) => {
  if (amount === '') return undefined;
  const number = Number(amount);
  if (Number.isNaN(number)) return { key: 'NUMBER_INVALID' };
  const rules = [atLeastNumber(1), atMostNumber(mostRate[kind]), onStep(1)];
  return rules.map((rule) => rule(number, {})).find(Boolean);
};

/** The service's input; conditions that are not set are null. */
export function payloadOf(values: AlertValues): JobAlertPayload {
  const number = (value: string) => (value === '' ? null : Number(value));
  const list = (items: readonly string[]) => (items.length === 0 ? null : [...items]);
  return {
    term: values.term.trim() || null,
    district: list(values.district),
    jobType: list(values.jobType),
    employment: list(values.employment),
    workingDay: list(values.workingDay),
    workingHour: list(values.workingHour),
    max_hours_per_day: number(values.maxHours),
    max_days_per_week: number(values.maxDays),
    hourly_rate: values.rate.kind === 'hourly' ? number(values.rate.amount) : null,
    monthly_rate: values.rate.kind === 'monthly' ? number(values.rate.amount) : null,
  };
}

/** Whether the service would accept the values. */
export function isValid(values: AlertValues): boolean {
  return wholeRate(values.rate, values) === undefined;
}

export function isEmpty(values: AlertValues): boolean {
  return Object.values(payloadOf(values)).every((value) => value === null);
}

/** The query of the search that finds the alert's jobs. */
export function searchQuery(values: AlertValues): string {
  const joined = (items: readonly string[]) => (items.length === 0 ? undefined : items.join(','));
  const rateName = values.rate.kind === 'hourly' ? 'hourlyRate' : 'monthlyRate';
  return formatQuery([
    ['q', values.term || undefined],
    ['district', joined(values.district)],
    ['jobType', joined(values.jobType)],
    ['employment', joined(values.employment)],
    ['workingDay', joined(values.workingDay)],
    ['workingHour', joined(values.workingHour)],
    ['fromWorkingHoursPerDay', values.maxHours || undefined],
    ['fromWorkingDaysPerWeek', values.maxDays || undefined],
    [rateName, values.rate.amount || undefined],
  ]);
}
