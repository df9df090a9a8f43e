import type { ReactNode } from 'react';
import { paths } from '@/console/lib/paths';
import { usePage, useTexts } from '@/console/page/usePage';
import { pagesFor } from '@/console/services/navigation';
import { useSessionState } from '@/console/services/useConsole';
import { ApplicationLogo } from '@/shared/client/frame/ApplicationLogo';
import frame from '@/shared/client/frame/frame.module.css';
import { SkipLink } from '@/shared/client/SkipLink';
import { useLink } from '@/shared/hooks/application/useLink';
import { usePageIn } from '@/shared/hooks/application/usePageIn';
import { LanguageSwitch } from '@/shared/ui/LanguageSwitch';
import styles from './console-frame.module.css';

/** The frame of every page of the console. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const texts = useTexts('frame');
  const { otherLanguage } = useTexts('application');
  const link = useLink();
  const pageIn = usePageIn();
  const { locale, path } = usePage().address;
  const { person } = useSessionState();
  return (
    <div className={frame.task}>
      <SkipLink />
      <header className={styles.head}>
        <ApplicationLogo
          href={link(paths.start)}
          label={texts.startLink}
          siteName={texts.siteName}
          part={texts.console}
        />
        <nav className={styles.nav} aria-label={texts.menu}>
          {person &&
            pagesFor(person.permissions).map((page) => (
              <a
                key={page}
                className={frame.link}
                href={link(paths[page])}
                aria-current={paths[page] === path ? 'page' : undefined}
              >
                {texts.pages[page]}
              </a>
            ))}
          <LanguageSwitch className={frame.link} locale={locale} hrefIn={pageIn} name={otherLanguage} />
        </nav>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
