import { Logo } from '../../../../shared/ui/every-page/Logo';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';

/** The site's name as the page's readers write it. */
export function SiteLogo() {
  const { siteName } = useTexts('common');
  const { locale } = usePage().address;
  return <Logo name={locale === 'en' ? siteName : undefined} />;
}
