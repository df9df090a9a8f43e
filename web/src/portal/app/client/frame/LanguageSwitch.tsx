import { formatQuery } from '../../../../shared/lib/every-page/address';
import { languageTag, otherLocale } from '../../../../shared/lib/every-page/locale';
import { portalHref } from '../../../lib/every-page/address';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';
import styles from './frame.module.css';

/** Links to this page in the other language. It is a full load, because the texts come with the document. */
export function LanguageSwitch() {
  const { address } = usePage();
  const { otherLanguage } = useTexts('common');
  const other = otherLocale(address.locale);
  const hash = address.hash && `#${address.hash}`;
  return (
    <a
      className={styles.link}
      href={`${portalHref(other, address.path)}${formatQuery(address.query)}${hash}`}
      hrefLang={languageTag[other]}
      lang={languageTag[other]}
    >
      {otherLanguage}
    </a>
  );
}
