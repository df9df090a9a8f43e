/** Traditional Chinese is the default and has no path prefix; English is under /en. */
export type Locale = 'zh-hant' | 'en';

export const locales: readonly Locale[] = ['zh-hant', 'en'];
export const defaultLocale: Locale = 'zh-hant';

/** Codes for `<html lang>`, `hreflang` and Accept-Language. */
export const languageTag: Record<Locale, string> = { 'zh-hant': 'zh-Hant-HK', en: 'en-HK' };

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'zh-hant' : 'en';
}

export interface LocalizedValue {
  locale: string;
  value: string;
}

/** The value in the wanted language, or the first available one. */
export function localized(values: readonly LocalizedValue[], locale: Locale): string {
  return (values.find((entry) => entry.locale === locale) ?? values[0])?.value ?? '';
}
