import type { ReactNode } from 'react';
import { paths } from '@/console/lib/paths';
import { usePage, useTexts } from '@/console/page/usePage';
import { ApplicationLogo } from '@/shared/client/frame/ApplicationLogo';
import frame from '@/shared/client/frame/frame.module.css';
import { TaskFrame } from '@/shared/client/frame/TaskFrame';
import { useLink } from '@/shared/hooks/application/useLink';
import { usePageIn } from '@/shared/hooks/application/usePageIn';
import { LanguageSwitch } from '@/shared/ui/LanguageSwitch';

/** The frame of every page of the console. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const texts = useTexts('frame');
  const { otherLanguage } = useTexts('application');
  const link = useLink();
  const pageIn = usePageIn();
  const { locale } = usePage().address;
  const logo = (
    <ApplicationLogo
      href={link(paths.start)}
      label={texts.startLink}
      siteName={texts.siteName}
      part={texts.console}
    />
  );
  const links = (
    <LanguageSwitch className={frame.link} locale={locale} hrefIn={pageIn} name={otherLanguage} />
  );
  return (
    <TaskFrame logo={logo} menu={texts.menu} links={links}>
      {children}
    </TaskFrame>
  );
}
