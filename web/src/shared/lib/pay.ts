import type { KitCatalogue } from '../messages/catalogue';

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

function roundedThousands(amount: number): string {
  return thousandsText(Math.round(amount / 100) * 100);
}

function dollars(amount: number): string {
  return `$${amount}`;
}

function range(
  from: number | null,
  to: number | null,
  write: (amount: number) => string,
): string | undefined {
  const low = from ?? to;
  const high = to ?? from;
  if (low === null || high === null) return undefined;
  if (from === null || to === null) return `${write(low)}+`;
  return write(low) === write(high) ? write(low) : `${write(low)} - ${write(high)}`;
}

/** `$15K - $18K / month`, `$60 / hour`, or that the pay is open to talk. */
export function payText(pay: PayRange, texts: PayTexts): string {
  const { amount, unit } = payParts(pay, texts);
  return unit === undefined ? amount : `${amount} / ${unit}`;
}

/** The same in two parts, so that the amount can be set larger than its unit. */
export function payParts(pay: PayRange, texts: PayTexts): { amount: string; unit?: string } {
  const monthly = range(pay.from_monthly_rate, pay.to_monthly_rate, roundedThousands);
  if (monthly !== undefined) return { amount: monthly, unit: texts.perMonth };
  const hourly = range(pay.from_hourly_rate, pay.to_hourly_rate, dollars);
  if (hourly !== undefined) return { amount: hourly, unit: texts.perHour };
  return { amount: texts.negotiable };
}
