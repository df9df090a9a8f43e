import type { KitCatalogue } from '../messages/catalogue';
import { formatCount } from '../messages/count';

export interface PayRange {
  from_hourly_rate: number | null;
  to_hourly_rate: number | null;
  from_monthly_rate: number | null;
  to_monthly_rate: number | null;
}

type PayTexts = KitCatalogue['common']['pay'];

/** 15000 as $15K. */
export function thousandsText(amount: number): string {
  return `$${amount / 1000}K`;
}

/** With one decimal, rounded down so as not to exceed the pay. */
function roundedThousands(amount: number): string {
  return thousandsText(Math.floor(amount / 100) * 100);
}

function dollars(amount: number): string {
  return `$${formatCount(amount)}`;
}

function range(
  from: number | null,
  to: number | null,
  write: (amount: number) => string,
  texts: PayTexts,
): string | undefined {
  if (from === null) return to === null ? undefined : texts.upTo(write(to));
  if (to === null) return `${write(from)}+`;
  return write(from) === write(to) ? write(from) : `${write(from)} - ${write(to)}`;
}

/** `$15K - $18K / month`, `$60+ / hour`, `Up to $15K / month`, or that the pay is negotiable. */
export function payText(pay: PayRange, texts: PayTexts): string {
  const { amount, unit } = payParts(pay, texts);
  return unit === undefined ? amount : `${amount} / ${unit}`;
}

/** The text of `payText` in two parts, so that the amount can be set larger than its unit. */
export function payParts(pay: PayRange, texts: PayTexts): { amount: string; unit?: string } {
  const monthly = range(pay.from_monthly_rate, pay.to_monthly_rate, roundedThousands, texts);
  if (monthly !== undefined) return { amount: monthly, unit: texts.perMonth };
  const hourly = range(pay.from_hourly_rate, pay.to_hourly_rate, dollars, texts);
  if (hourly !== undefined) return { amount: hourly, unit: texts.perHour };
  return { amount: texts.negotiable };
}
