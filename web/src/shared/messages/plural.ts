import { formatCount } from './count';

const rules = new Intl.PluralRules('en');

/** The text for one thing or for several. A count may be a text already, such as `4,200` or `2-3`. */
export function plural(count: number | string, one: string, other: string): string {
  return rules.select(Number(count)) === 'one' ? one : other;
}

/** `1 job` or `4,200 jobs`. */
export function counted(count: number | string, one: string, other: string): string {
  return `${typeof count === 'number' ? formatCount(count) : count} ${plural(count, one, other)}`;
}
