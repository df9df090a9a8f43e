import type { Locale } from '../../../shared/lib/every-page/locale';
import type { PayRange } from '../../../shared/lib/pay';
import { type LocalizedText, textIn } from '../../lib/localized-text';

interface Range {
  from: number | null;
  to: number | null;
}

/** The rates of a job as the kit writes them. */
export function payOf({ hourly_rate, monthly_rate }: { hourly_rate: Range; monthly_rate: Range }): PayRange {
  return {
    from_hourly_rate: hourly_rate.from,
    to_hourly_rate: hourly_rate.to,
    from_monthly_rate: monthly_rate.from,
    to_monthly_rate: monthly_rate.to,
  };
}

/** The name of a branch, or the address of what is none. */
export function placeText(place: { name: LocalizedText; address: LocalizedText }, locale: Locale): string {
  return textIn(locale, place.name) || textIn(locale, place.address);
}

/** The language that an employer has not written in, where there is another one. */
export function missingLanguage({ zh_hant, en }: LocalizedText): Locale | undefined {
  if (zh_hant === '' && en !== '') return 'zh-hant';
  return en === '' && zh_hant !== '' ? 'en' : undefined;
}
