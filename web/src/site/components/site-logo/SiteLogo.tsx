import { Logo } from '@/shared/ui/Logo';
import { drawnName } from '@/site/lib/config';
import { useSiteName } from '@/site/page/useSiteName';

/** The site's name in the page's language. */
export function SiteLogo() {
  const name = useSiteName();
  return <Logo name={name === drawnName ? undefined : name} />;
}
