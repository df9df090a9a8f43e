import type { Locale } from '@/shared/lib/locale';
import { languageTag, otherLocale } from '@/shared/lib/locale';

interface LanguageSwitchProps {
  className: string | undefined;
  /** The language of the page. */
  locale: Locale;
  /** The address of this page in a language. */
  hrefIn: (locale: Locale) => string;
  /** The other language's name, in that language. */
  name: string;
  /** What a screen reader says in place of a short name. */
  label?: string | undefined;
}

/** Links to this page in the other language. It is a full load, because the texts come with the document. */
export function LanguageSwitch({ className, locale, hrefIn, name, label }: LanguageSwitchProps) {
  const other = otherLocale(locale);
  const tag = languageTag[other];
  return (
    <a className={className} href={hrefIn(other)} hrefLang={tag} lang={tag} aria-label={label}>
      {name}
    </a>
  );
}
