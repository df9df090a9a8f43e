import type { LogFilter } from '@/generated/console/graphql';

/** What is asked of the log. Days are those of Hong Kong, the last one included. */
export interface LogQuestion {
  actor: string;
  act: string;
  subject: string;
  from: string;
  until: string;
}

export const nothingAsked: LogQuestion = { actor: '', act: '', subject: '', from: '', until: '' };

const dayMs = 24 * 60 * 60 * 1000;

/** The moment at which a day begins in Hong Kong; undefined for a text that is no day. */
function beginningOf(day: string): number | undefined {
  const moment = Date.parse(`${day}T00:00:00.000+08:00`);
  return Number.isNaN(moment) ? undefined : moment;
}

/** The filter that the service takes, without what is not asked for. */
export function filterOf({ from, until, ...texts }: LogQuestion): LogFilter {
  const filter: LogFilter = {};
  for (const name of ['actor', 'act', 'subject'] as const)
    if (texts[name].trim() !== '') filter[name] = texts[name].trim();
  const first = beginningOf(from);
  const last = beginningOf(until);
  if (first !== undefined) filter.from = new Date(first).toISOString();
  if (last !== undefined) filter.until = new Date(last + dayMs).toISOString();
  return filter;
}

/** A filter as the query of an address, without its question mark. */
export function queryOf(question: object): string {
  return new URLSearchParams(
    Object.entries(question).filter(([, text]) => text !== '' && text !== undefined),
  ).toString();
}
