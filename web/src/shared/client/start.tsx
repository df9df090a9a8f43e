import type { ReactElement } from 'react';
import type { Address, Addresses } from '@/shared/lib/address';
import type { Locale } from '@/shared/lib/locale';
import { loadChunk, reloadAfter } from '@/shared/services/chunks';
import { LastResort } from './LastResort';
import styles from './last-resort.module.css';
import { renderFresh } from './render-fresh';

/** The options with which an application starts. */
export interface Start<Config, Texts> {
  address: Address;
  config: Config;
  texts: Texts;
}

interface StartOptions<Config, Texts> {
  addresses: Addresses;
  /** Finds the screen of a path. */
  find: (path: string) => { route: { load: () => Promise<unknown> } };
  texts: Readonly<Record<Locale, () => Promise<{ texts: Texts }>>>;
  readConfig: (given: Partial<Config>) => Config;
  /** Loads the script that renders the application. */
  run: () => Promise<{ run: (start: Start<Config, Texts>) => Promise<ReactElement> }>;
  /** Loads what the first page will need besides its screen. */
  prefetch?: (address: Address) => Promise<unknown>;
}

/** Starts an application that the browser renders. Requests everything that the first page needs at once. */
export async function startApplication<Config, Texts>(options: StartOptions<Config, Texts>): Promise<void> {
  const { addresses, find, readConfig, prefetch } = options;
  // A task of its own: the browser can paint and handle input between reading the scripts and running them.
  await new Promise((resolve) => setTimeout(resolve));
  const element = document.getElementById('app');
  const address = addresses.parse(location.pathname, location.search, location.hash);
  if (element === null || address === undefined) return;
  try {
    const loading = Promise.all([loadChunk(options.run), loadChunk(options.texts[address.locale])]);
    // The component that shows them loads them again, and shows the error if that fails.
    for (const load of [find(address.path).route.load, prefetch]) load?.(address).catch(() => undefined);
    const [{ run }, { texts }] = await loading;
    const given = JSON.parse(document.getElementById('config')?.textContent || '{}') as Partial<Config>;
    renderFresh(element, await run({ address, config: readConfig(given), texts }));
    document.documentElement.dataset.interactive = '';
  } catch (error) {
    const { locale } = address;
    if (!reloadAfter(error, location.href))
      renderFresh(
        element,
        <LastResort className={styles.main} locale={locale} href={addresses.href(locale, '/')} />,
      );
  }
}
