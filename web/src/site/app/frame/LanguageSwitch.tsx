import { languageTag, otherLocale } from '@/shared/lib/locale';
import { addressIn } from '@/site/page/address-in';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';

/** Links to this page in the other language. It is a full load, because the texts come with the document. */
export function LanguageSwitch({ className, short }: { className: string | undefined; short?: boolean }) {
  const page = usePage();
  const texts = useTexts('common');
  const other = otherLocale(page.address.locale);
  return (
    <a
      className={className}
      href={addressIn(other, page)}
      hrefLang={languageTag[other]}
      lang={languageTag[other]}
      {...(short && { 'aria-label': `${texts.otherLanguageShort} ${texts.otherLanguage}` })}
    >
      {short ? texts.otherLanguageShort : texts.otherLanguage}
    </a>
  );
}
