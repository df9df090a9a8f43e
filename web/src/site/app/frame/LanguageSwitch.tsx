import { LanguageSwitch as LanguageLink } from '@/shared/ui/LanguageSwitch';
import { addressIn } from '@/site/page/address-in';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';

/** Links to this page in the other language. */
export function LanguageSwitch({ className, short }: { className: string | undefined; short?: boolean }) {
  const page = usePage();
  const { otherLanguage, otherLanguageShort } = useTexts('common');
  return (
    <LanguageLink
      className={className}
      locale={page.address.locale}
      hrefIn={(other) => addressIn(other, page)}
      name={short ? otherLanguageShort : otherLanguage}
      label={short ? `${otherLanguageShort} ${otherLanguage}` : undefined}
    />
  );
}
