import { useEffect, useState } from 'react';
import { useStore } from '@/shared/hooks/useStore';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { LogoMark } from '@/shared/ui/Logo';
import { StoreLinks } from '@/site/components/store-links/StoreLinks';
import { useDevice } from '@/site/components/store-links/useDevice';
import { type ProfilePageName, paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { installOffer, takeInstallOffer } from '@/site/services/install/install-offer';
import { isInstalled } from '@/site/services/install/is-installed';
import styles from './InstallApp.module.css';

/** The pages that menu entries leading here stand for, by the tag in their links. */
const wantedPages: Readonly<Record<string, ProfilePageName>> = {
  applications: 'myApplications',
  alerts: 'myJobAlert',
  notifications: 'notifications',
};

/**
 * The page that the visitor wanted; unknown on the server, because a page does not depend on campaign tags.
 */
function useWantedPath(): string {
  const [path, setPath] = useState<string>(paths.home);
  useEffect(() => {
    const page = wantedPages[new URLSearchParams(location.search).get('utm_content') ?? ''];
    if (page !== undefined) setPath(paths.profile(page));
  }, []);
  return path;
}

/** Safari's sign for sharing, and the one for its entry that adds a page to the home screen. */
const drawings = {
  share: 'M8 10H6v10.5h12V10h-2M12 15V3m-4 4 4-4 4 4',
  add: 'M4 7a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7ZM12 8v8m-4-4h8',
};

function Drawing({ path }: { path: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function IphoneSteps() {
  const texts = useTexts('articleView').install;
  return (
    <>
      <h3 className={styles.small}>{texts.iphone}</h3>
      <ol className={styles.steps}>
        <li>
          <Drawing path={drawings.share} />
          <span>{texts.share}</span>
        </li>
        <li>
          <Drawing path={drawings.add} />
          <span>{texts.add}</span>
        </li>
        <li>
          <LogoMark />
          <span>{texts.open}</span>
        </li>
      </ol>
      <p>{texts.logInAgain}</p>
      <p className={styles.soft}>{texts.openInSafari}</p>
    </>
  );
}

/** The browser's own question where it offers one, otherwise what to do in the browser of this device. */
function Ways() {
  const texts = useTexts('articleView').install;
  const link = useHref();
  const { qrCode } = useTexts('common').footer;
  const device = useDevice();
  const offer = useStore(installOffer);
  const [state, setState] = useState<'open' | 'done' | 'running'>('open');
  useEffect(() => {
    if (isInstalled()) setState('running');
  }, []);
  if (state !== 'open') return <p>{texts[state]}</p>;
  if (offer !== undefined) {
    const install = async () => {
      if (await takeInstallOffer(offer)) setState('done');
    };
    return (
      <p>
        <Button onClick={() => void install()}>{texts.install}</Button>
      </p>
    );
  }
  if (device === 'ios') return <IphoneSteps />;
  if (device === 'android') return <p>{texts.android}</p>;
  return (
    <div className={styles.computer}>
      <p>{texts.computer}</p>
      <img className={styles.code} src={link('/qr.svg')} alt={qrCode} width={132} height={132} />
      <p className={styles.scan}>{texts.scan}</p>
    </div>
  );
}

/** Installs the site as the app, and leads on to what the visitor wanted without that. */
export function InstallApp() {
  const { install, goOn } = useTexts('articleView');
  const { app_store_url, play_store_url } = usePage().config;
  const link = useHref();
  const wanted = useWantedPath();
  return (
    <section className={styles.install} aria-labelledby="install">
      <h2 id="install" className={styles.heading}>
        {install.title}
      </h2>
      <p>{install.lead}</p>
      <Ways />
      {(app_store_url || play_store_url) && <StoreLinks />}
      <p>
        <ButtonLink kind="secondary" href={link(wanted)}>
          {goOn}
        </ButtonLink>
      </p>
    </section>
  );
}
