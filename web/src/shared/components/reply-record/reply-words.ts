import type { KitCatalogue } from '@/shared/messages/catalogue';

/** How a company answered its applicants in the last months. Companies with few applicants have no record. */
export interface ReplyRecordFacts {
  /** The percentage of applicants who were answered within 7 days. */
  percent: number;
  /** The median hours until an answer, over the answered applicants; null if there are none. */
  median_hours: number | null;
}

type Texts = KitCatalogue['replyRecord'];

/** How soon a company answers, in words; undefined if it has answered nobody. */
export function replyTimeText({ median_hours }: ReplyRecordFacts, texts: Texts): string | undefined {
  if (median_hours === null) return undefined;
  if (median_hours <= 6) return texts.hours;
  const days = Math.ceil(median_hours / 24);
  return days <= 7 ? texts.days(days) : texts.weeks(Math.ceil(days / 7));
}

/** The share of applicants who get an answer, in words; undefined below 10 percent. */
export function replyShareText({ percent }: ReplyRecordFacts, texts: Texts): string | undefined {
  const tenths = Math.floor(percent / 10);
  if (tenths === 10) return texts.every;
  return tenths === 0 ? undefined : texts.share(tenths);
}
