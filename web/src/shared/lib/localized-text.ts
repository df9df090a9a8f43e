import type { Locale } from '@/shared/lib/locale';

/** A text written by an employer; empty where a language is missing. */
export interface LocalizedText {
  zh_hant: string;
  en: string;
}

/** The text in the wanted language, or else in the other one. */
export function textIn(locale: Locale, { zh_hant, en }: LocalizedText): string {
  return locale === 'en' ? en || zh_hant : zh_hant || en;
}
