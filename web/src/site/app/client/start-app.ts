import { answerError } from '@/shared/services/api/error-text';
import { loadChunk } from '@/shared/services/chunks';
import type { Operation } from '@/shared/services/operation';
import { keepPush } from '@/site/services/push/push';
import { registerServiceWorker } from '@/site/services/push/service-worker';
import { isLoggedIn } from '@/site/services/session/state';
import type { AppOptions } from './offline/app-options';
import { keepForLater } from './offline/keep-for-later';
import { sendWaiting, tellOfWaiting } from './offline/send-waiting';

export { createOffline } from './offline/offline';

/** What makes the site an app. It starts once the page is quiet, so that the first load does not pay for it. */
export function startApp(options: AppOptions): void {
  const { session, service, offline } = options;
  const ask = async <Result>(operation: Operation<Result>): Promise<Result> => {
    const { data, errors } = await service.ask(operation);
    if (data === null) throw answerError(errors) ?? new Error(`${operation.name}: no data`);
    return data;
  };
  const seekerNow = () => {
    const state = session.state.get();
    return isLoggedIn(state) ? state.credentials?.claims.sub : undefined;
  };
  let known: string | undefined;
  let last: Promise<unknown> = registerServiceWorker();
  /** One after the other: a logout must not be overtaken by the login before it. */
  const compare = () => {
    known = seekerNow();
    // What fails, without a network, is compared again at the next start.
    last = last.then(() => keepPush(seekerNow(), { storage: localStorage, ask })).catch(() => undefined);
    void keepForLater(known, options).catch(() => undefined);
    sendWaiting(known, options);
  };
  tellOfWaiting(options);
  compare();
  session.state.subscribe(() => {
    if (seekerNow() !== known) compare();
  });
  offline.onNetwork(() => sendWaiting(known, options));

  /** If offline, it is loaded once there is a network. */
  const listenForNews = () =>
    void loadChunk(() => import('./news-listener')).then(
      (module) => module.listenForNews({ ...options, locale: options.address.locale }),
      () => addEventListener('online', listenForNews, { once: true }),
    );
  session.whenProfile(listenForNews);
}
