import { answerError } from '@/shared/services/api/error-text';
import type { Service } from '@/shared/services/api/service';
import type { Operation } from '@/shared/services/operation';
import { keepPush } from '@/site/services/push/push';
import { registerServiceWorker } from '@/site/services/push/service-worker';
import type { Session } from '@/site/services/session/session';
import { isLoggedIn } from '@/site/services/session/state';

export interface AppOptions {
  session: Session;
  service: Service;
}

/** What makes the site an app. It starts once the page is quiet, so that the first load does not pay for it. */
export function startApp({ session, service }: AppOptions): void {
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
  };
  compare();
  session.state.subscribe(() => {
    if (seekerNow() !== known) compare();
  });
}
