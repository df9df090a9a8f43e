import hidden from '../../../shared/ui/every-page/hidden.module.css';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import styles from './StoreLinks.module.css';
import { useDevice } from './useDevice';

/** The app's stores: both on the web, the device's own on a phone. */
export function StoreLinks() {
  const texts = useTexts('common');
  const { config } = usePage();
  const device = useDevice();
  return (
    <ul className={styles.links}>
      {device !== 'android' && (
        <li>
          <a className={styles.link} href={config.app_store_url} rel="noopener" target="_blank">
            <svg className={styles.icon} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <rect x="6" y="2.5" width="12" height="19" rx="3" />
              <path d="M10.5 5.5h3M11 18.5h2" />
            </svg>
            App Store
            <span className={hidden.hidden}>{texts.newTab}</span>
          </a>
        </li>
      )}
      {device !== 'ios' && (
        <li>
          <a className={styles.link} href={config.play_store_url} rel="noopener" target="_blank">
            <svg className={styles.icon} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path d="M6 4v16l13-8L6 4Z" />
            </svg>
            Google Play
            <span className={hidden.hidden}>{texts.newTab}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
