import type { KitCatalogue } from '@/shared/messages/catalogue';
import { formatCount } from '@/shared/messages/count';

type SpanTexts = KitCatalogue['reckoning']['pay']['spans'];

/** Whole dollars; below $1,000 with ten cents, as an hour's pay is compared by them. Rounded down. */
export function dollarsText(cents: number): string {
  if (cents >= 100_000) return `$${formatCount(Math.floor(cents / 100))}`;
  const tens = Math.floor(cents / 10);
  return tens % 10 === 0 ? `$${tens / 10}` : `$${(tens / 10).toFixed(1)}`;
}

/** Amounts from and to, of which one may be unknown. */
export function spanText(from: number | null, to: number | null, texts: SpanTexts): string {
  const least = from === null ? undefined : dollarsText(from);
  const most = to === null ? undefined : dollarsText(to);
  if (least === undefined) return most === undefined ? '' : texts.to(most);
  if (most === undefined) return texts.from(least);
  return least === most ? least : texts.both(least, most);
}

/** Hours with at most one decimal. */
export function hoursText(
  least: number,
  most: number,
  write: (least: string, most: string) => string,
): string {
  const text = (hours: number) => `${Math.round(hours * 10) / 10}`;
  return write(text(least), text(most));
}
