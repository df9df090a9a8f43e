import { addresses } from '@/portal/lib/address';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { LanguageSwitch as LanguageLink } from '@/shared/client/LanguageSwitch';
import { formatQuery } from '@/shared/lib/address';
import styles from './frame.module.css';

/** Links to this page in the other language. */
export function LanguageSwitch() {
  const { path, query, hash, locale } = usePage().address;
  const { otherLanguage } = useTexts('application');
  return (
    <LanguageLink
      className={styles.link}
      locale={locale}
      hrefIn={(other) => `${addresses.href(other, path)}${formatQuery(query)}${hash && `#${hash}`}`}
      name={otherLanguage}
    />
  );
}
