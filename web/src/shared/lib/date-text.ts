import { type Locale, languageTag } from './locale';

const timeZone = 'Asia/Hong_Kong';

function format(moment: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageTag[locale], { timeZone, ...options }).format(new Date(moment));
}

/** The day in Hong Kong: `15 November 2026`, `2026年11月15日`. */
export function dayText(moment: string, locale: Locale): string {
  return format(moment, locale, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** The time in Hong Kong: `10:05`. */
export function clockText(moment: string, locale: Locale): string {
  return format(moment, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** The day and the time in Hong Kong. */
export function momentText(moment: string, locale: Locale): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return format(moment, locale, { year: 'numeric', month: 'short', day: 'numeric', ...clock });
}

/** The weekday, day and time in Hong Kong, for appointments. */
export function appointmentText(moment: string, locale: Locale): string {
  const clock = clockText(moment, locale);
  const day = { month: 'short', day: 'numeric' } as const;
  if (locale === 'en') return `${format(moment, locale, { weekday: 'short', ...day })}, ${clock}`;
  return `${format(moment, locale, day)}（${format(moment, locale, { weekday: 'long' })}）${clock}`;
}

/** A month as YYYY-MM: `May 2024`, `2024年5月`. */
export function monthText(month: string, locale: Locale): string {
  return format(`${month}-15T00:00:00Z`, locale, {
    year: 'numeric',
    month: locale === 'en' ? 'short' : 'long',
  });
}
