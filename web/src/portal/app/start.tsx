import { startApplication } from '@/shared/client/start';
import { loadChunk } from '@/shared/services/chunks';
import { addresses } from '../lib/address';
import { type PortalConfig, readConfig } from '../lib/config';
import { paths } from '../lib/paths';
import { findRoute, loadLogIn } from './routes';

const texts = {
  'zh-hant': () => import('../messages/all-zh-hant'),
  en: () => import('../messages/all-en'),
};

function givenConfig(): PortalConfig {
  const text = document.getElementById('config')?.textContent || '{}';
  return readConfig(JSON.parse(text) as Partial<PortalConfig>);
}

/** Requests everything that the first screen needs at once. */
export function start(): Promise<void> {
  return startApplication({
    parse: addresses.parse,
    startHref: ({ locale }) => addresses.href(locale, paths.start),
    async load(address) {
      const { route } = findRoute(address.path);
      // First-time visitors are asked to log in.
      if (address.path === paths.start) void loadLogIn().catch(() => undefined);
      const [{ createPortalApp }, catalogue] = await Promise.all([
        loadChunk(() => import('./client/run')),
        loadChunk(texts[address.locale]),
        loadChunk(route.load),
      ]);
      return createPortalApp({ address, config: givenConfig(), texts: catalogue.texts });
    },
  });
}
