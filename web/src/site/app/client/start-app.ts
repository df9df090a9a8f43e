import { registerServiceWorker } from '@/site/services/push/service-worker';

/** What makes the site an app. It starts once the page is quiet, so that the first load does not pay for it. */
export function startApp(): void {
  void registerServiceWorker();
}
