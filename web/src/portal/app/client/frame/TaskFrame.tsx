import type { ReactNode } from 'react';
import { paths } from '@/portal/lib/paths';
import { useTexts } from '@/portal/page/useTexts';
import { useSessionState } from '@/portal/services/usePortal';
import frame from '@/shared/client/frame/frame.module.css';
import { TaskFrame as KitFrame } from '@/shared/client/frame/TaskFrame';
import { useLink } from '@/shared/hooks/application/useLink';
import { LanguageSwitch } from './LanguageSwitch';
import { PortalLogo } from './PortalLogo';

/** The frame of pages that belong to no company. */
export function TaskFrame({ children }: { children: ReactNode }) {
  const texts = useTexts('common');
  const link = useLink();
  const { person } = useSessionState();
  const links = (
    <>
      {person && (
        <a className={frame.link} href={link(paths.account)}>
          {texts.nav.account}
        </a>
      )}
      <LanguageSwitch />
    </>
  );
  return (
    <KitFrame logo={<PortalLogo />} menu={texts.menu} links={links}>
      {children}
    </KitFrame>
  );
}
