import type { Locale } from '../../shared/lib/every-page/locale';

/** What an employer wrote; empty where a language is missing. */
export interface LocalizedText {
  zh_hant: string;
  en: string;
}

/** In the wanted language, or the other one. */
export function textIn(locale: Locale, { zh_hant, en }: LocalizedText): string {
  return locale === 'en' ? en || zh_hant : zh_hant || en;
}
