import type { KitCatalogue } from '../../messages/catalogue';

/** How a company answered the applicants of the last months. Companies with few applicants have none. */
export interface ReplyRecordFacts {
  /** Of a hundred applicants, how many were answered within 7 days. */
  percent: number;
  /** Hours until half of those who were answered had their answer; null without any. */
  median_hours: number | null;
}

type Texts = KitCatalogue['replyRecord'];

/** How soon a company answers, in words; none when it has answered nobody. */
export function replyTimeText({ median_hours }: ReplyRecordFacts, texts: Texts): string | undefined {
  if (median_hours === null) return undefined;
  if (median_hours <= 6) return texts.hours;
  const days = Math.ceil(median_hours / 24);
  return days <= 7 ? texts.days(days) : texts.weeks(Math.ceil(days / 7));
}

/** How many of its applicants get an answer, in words; none when they are too few to say so. */
export function replyShareText({ percent }: ReplyRecordFacts, texts: Texts): string | undefined {
  const tenths = Math.floor(percent / 10);
  if (tenths === 10) return texts.every;
  return tenths === 0 ? undefined : texts.share(tenths);
}
