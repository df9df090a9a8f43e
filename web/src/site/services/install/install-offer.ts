import { createStore } from '@/shared/lib/store';

/** The browser's offer to install the site, which it makes by an event before the page asks for it. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The offer that is open; each can be taken once. */
export const installOffer = createStore<InstallOffer | undefined>(undefined);

/**
 * Keeps the browser's offer for the page about the app. The browser itself does not ask then: nobody is asked on
 * arrival.
 */
export function keepInstallOffers(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event as InstallOffer);
  });
  addEventListener('appinstalled', () => installOffer.set(undefined));
}

/** Shows the browser's question; resolves with whether the site was installed. */
export async function takeInstallOffer(offer: InstallOffer): Promise<boolean> {
  installOffer.set(undefined);
  const { outcome } = await offer.prompt();
  return outcome === 'accepted';
}
