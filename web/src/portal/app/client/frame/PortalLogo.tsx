import { paths } from '@/portal/lib/paths';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { ApplicationLogo } from '@/shared/client/frame/ApplicationLogo';
import { useLink } from '@/shared/hooks/application/useLink';

export function PortalLogo() {
  const texts = useTexts('common');
  const link = useLink();
  const { locale } = usePage().address;
  return (
    <ApplicationLogo
      href={link(paths.start)}
      label={texts.startLink}
      siteName={locale === 'en' ? texts.siteName : undefined}
      part={texts.portal}
    />
  );
}
