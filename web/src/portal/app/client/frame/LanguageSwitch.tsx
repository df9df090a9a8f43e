import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import frame from '@/shared/client/frame/frame.module.css';
import { usePageIn } from '@/shared/hooks/application/usePageIn';
import { LanguageSwitch as LanguageLink } from '@/shared/ui/LanguageSwitch';

/** Links to this page in the other language. */
export function LanguageSwitch() {
  const { otherLanguage } = useTexts('application');
  return (
    <LanguageLink
      className={frame.link}
      locale={usePage().address.locale}
      hrefIn={usePageIn()}
      name={otherLanguage}
    />
  );
}
