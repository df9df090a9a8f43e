import { type Locale, languageTag } from '@/shared/lib/locale';

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** How long ago something was, in words: `2 hours ago`, `2 小時前`; undefined for less than a minute. */
export function ageText(at: number, now: number, locale: Locale): string | undefined {
  // A clock that was put back makes nothing younger than now.
  const age = Math.max(0, now - at);
  const unit = units.find(([, length]) => age >= length);
  if (unit === undefined) return undefined;
  const format = new Intl.RelativeTimeFormat(languageTag[locale], { numeric: 'always' });
  return format.format(-Math.floor(age / unit[1]), unit[0]);
}
