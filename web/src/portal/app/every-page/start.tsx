import { createRoot } from 'react-dom/client';
import { defaultLocale, type Locale } from '../../../shared/lib/every-page/locale';
import { lastResort } from '../../../shared/messages/every-page/fallback';
import { loadChunk, reloadAfter } from '../../../shared/services/every-page/chunks';
import { Logo } from '../../../shared/ui/every-page/Logo';
import { parsePortalAddress, portalHref } from '../../lib/every-page/address';
import { type PortalConfig, readConfig } from '../../lib/every-page/config';
import { paths } from '../../lib/every-page/paths';
import { findRoute, loadLogIn } from './routes';
import styles from './start.module.css';

const texts = {
  'zh-hant': () => import('../../messages/all-zh-hant'),
  en: () => import('../../messages/all-en'),
};

function givenConfig(): PortalConfig {
  const text = document.getElementById('config')?.textContent || '{}';
  return readConfig(JSON.parse(text) as Partial<PortalConfig>);
}

/** The last resort: says that the portal failed to start, with a link to try again. */
function StartLink({ locale }: { locale: Locale }) {
  const { title, backToHome } = lastResort[locale];
  return (
    <main className={styles.main}>
      <Logo />
      <h1>{title}</h1>
      <a href={portalHref(locale, paths.start)}>{backToHome}</a>
    </main>
  );
}

/** Requests everything that the first screen needs at once. */
export async function start(): Promise<void> {
  const element = document.getElementById('app');
  const address = parsePortalAddress(location.pathname, location.search, location.hash);
  if (element === null || address === undefined) return;
  const root = createRoot(element);
  try {
    const { route } = findRoute(address.path);
    // First-time visitors are asked to log in.
    if (address.path === paths.start) void loadLogIn().catch(() => undefined);
    const [{ run }, catalogue] = await Promise.all([
      loadChunk(() => import('../client/run')),
      loadChunk(texts[address.locale]),
      loadChunk(route.load),
    ]);
    await run({ root, address, config: givenConfig(), texts: catalogue.texts });
  } catch (error) {
    if (!reloadAfter(error, location.href))
      root.render(<StartLink locale={address?.locale ?? defaultLocale} />);
  }
}
