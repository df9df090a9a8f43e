import hidden from '@/shared/ui/hidden.module.css';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from './StoreLinks.module.css';
import { useDevice } from './useDevice';

const stores = [
  { device: 'ios', name: 'App Store', setting: 'app_store_url' },
  { device: 'android', name: 'Google Play', setting: 'play_store_url' },
] as const;

function StoreIcon({ device }: { device: 'ios' | 'android' }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      {device === 'android' ? (
        <path d="M6 4v16l13-8L6 4Z" />
      ) : (
        <>
          <rect x="6" y="2.5" width="12" height="19" rx="3" />
          <path d="M10.5 5.5h3M11 18.5h2" />
        </>
      )}
    </svg>
  );
}

/**
 * Links to the app's stores: on a phone only its own store. If there is none, links to the page about the
 * app.
 */
export function StoreLinks() {
  const texts = useTexts('common');
  const link = useHref();
  const { config } = usePage();
  const own = useDevice();
  const shown = stores.filter(({ device, setting }) => config[setting] && (own === 'web' || own === device));
  return (
    <ul className={styles.links}>
      {shown.map(({ device, name, setting }) => (
        <li key={device}>
          <a className={styles.link} href={config[setting]} rel="noopener" target="_blank">
            <StoreIcon device={device} />
            {name}
            <span className={hidden.hidden}>{texts.newTab}</span>
          </a>
        </li>
      ))}
      {shown.length === 0 && (
        <li>
          <a className={styles.link} href={link(paths.mobileApp)}>
            <StoreIcon device="ios" />
            {texts.footer.aboutApp}
          </a>
        </li>
      )}
    </ul>
  );
}
