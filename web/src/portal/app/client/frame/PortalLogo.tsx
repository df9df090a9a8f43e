import { paths } from '@/portal/lib/paths';
import { useTexts } from '@/portal/page/useTexts';
import { ApplicationLogo } from '@/shared/client/frame/ApplicationLogo';
import { useLink } from '@/shared/hooks/application/useLink';

export function PortalLogo() {
  const texts = useTexts('common');
  const link = useLink();
  return (
    <ApplicationLogo
      href={link(paths.start)}
      label={texts.startLink}
      siteName={texts.siteName}
      part={texts.portal}
    />
  );
}
