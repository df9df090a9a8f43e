import { Logo } from '../../../../shared/ui/every-page/Logo';
import { drawnName } from '../../../lib/every-page/config';
import { useSiteName } from '../../../page/every-page/useSiteName';

/** The site's name in the page's language. */
export function SiteLogo() {
  const name = useSiteName();
  return <Logo name={name === drawnName ? undefined : name} />;
}
