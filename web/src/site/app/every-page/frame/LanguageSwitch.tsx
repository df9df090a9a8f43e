import { formatQuery, href } from '../../../../shared/lib/every-page/address';
import { languageTag, otherLocale } from '../../../../shared/lib/every-page/locale';
import { targetIn } from '../../../lib/every-page/target-language';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';

/** The same page in the other language; a full load, since the other language's texts come with it. */
export function LanguageSwitch({ className, short }: { className: string | undefined; short?: boolean }) {
  const { address, head } = usePage();
  const texts = useTexts('common');
  const other = otherLocale(address.locale);
  const [path = ''] = head.paths[other].split('?');
  const query = [...address.query].map(
    ([name, value]) => [name, name === 'target' ? targetIn(other, value) : value] as const,
  );
  return (
    <a
      className={className}
      href={`${href(other, path)}${formatQuery(query)}`}
      hrefLang={languageTag[other]}
      lang={languageTag[other]}
      {...(short && { 'aria-label': `${texts.otherLanguageShort} ${texts.otherLanguage}` })}
    >
      {short ? texts.otherLanguageShort : texts.otherLanguage}
    </a>
  );
}
