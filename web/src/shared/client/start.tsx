import type { ReactElement } from 'react';
import type { Address } from '@/shared/lib/address';
import { reloadAfter } from '@/shared/services/chunks';
import { LastResort } from './LastResort';
import { renderFresh } from './render-fresh';

interface StartOptions {
  parse: (pathname: string, query: string, hash: string) => Address | undefined;
  /** Loads what the first page needs, and returns the application. */
  load: (address: Address) => Promise<ReactElement>;
  /** The address of the application's first page. */
  startHref: (address: Address) => string;
}

/** Starts an application that the browser renders. */
export async function startApplication({ parse, load, startHref }: StartOptions): Promise<void> {
  const element = document.getElementById('app');
  const address = parse(location.pathname, location.search, location.hash);
  if (element === null || address === undefined) return;
  try {
    renderFresh(element, await load(address));
    document.documentElement.dataset.interactive = '';
  } catch (error) {
    if (!reloadAfter(error, location.href))
      renderFresh(element, <LastResort locale={address.locale} href={startHref(address)} />);
  }
}
