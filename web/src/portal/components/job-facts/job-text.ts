import type { Locale } from '@/shared/lib/locale';
import { type LocalizedText, textIn } from '@/shared/lib/localized-text';
import type { PayRange } from '@/shared/lib/pay';

interface Range {
  from: number | null;
  to: number | null;
}

/** A job's rates in the form that the shared components format. */
export function payOf({ hourly_rate, monthly_rate }: { hourly_rate: Range; monthly_rate: Range }): PayRange {
  return {
    from_hourly_rate: hourly_rate.from,
    to_hourly_rate: hourly_rate.to,
    from_monthly_rate: monthly_rate.from,
    to_monthly_rate: monthly_rate.to,
  };
}

/** The branch's name, or its address if it has no name. */
export function placeText(place: { name: LocalizedText; address: LocalizedText }, locale: Locale): string {
  return textIn(locale, place.name) || textIn(locale, place.address);
}

/** The language that the employer left empty, if the other one is filled. */
export function missingLanguage({ zh_hant, en }: LocalizedText): Locale | undefined {
  if (zh_hant === '' && en !== '') return 'zh-hant';
  return en === '' && zh_hant !== '' ? 'en' : undefined;
}
