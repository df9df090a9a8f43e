import { useEffect } from 'react';
import { useNotices } from '@/shared/hooks/useNotices';
import { addressIn } from '@/site/page/address-in';
import { usePage } from '@/site/page/usePage';

/** Set once the English page was offered or found, so that nobody is asked twice. */
const offeredKey = 'english_offered';

/** Offers the English page, in English, to browsers that prefer English. */
export function useLanguageOffer(): void {
  const { show } = useNotices();
  const page = usePage();
  const { locale } = page.address;
  const english = addressIn('en', page);
  useEffect(() => {
    if (!navigator.language.startsWith('en') || localStorage.getItem(offeredKey) !== null) return;
    localStorage.setItem(offeredKey, '');
    if (locale === 'en') return;
    const action = { label: 'Read it in English', run: () => location.assign(english) };
    show({ kind: 'toast', done: true, text: 'This site is in English, too.', action });
  }, [locale, english, show]);
}
