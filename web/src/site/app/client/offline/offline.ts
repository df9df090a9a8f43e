import type { Loaded } from '@/shared/client/router';
import type { Navigation } from '@/shared/hooks/useNavigation';
import type { Address } from '@/shared/lib/address';
import { ServiceError } from '@/shared/services/api/service';
import type { Answer, Operation } from '@/shared/services/operation';
import { ageText } from '@/site/services/offline/age-text';
import { createKeptAnswers, isChange, isList } from '@/site/services/offline/answers';
import { tokenKey } from '@/site/services/session/session';
import type { BootContext, PageLoader } from '../../boot-context';
import type { Page } from '../../page';
import type { TextLoader } from '../load-page';
import { showAgeStrip } from './age-strip';

/** An answer that came from the service, and who asked: a seeker, or a visitor. */
export interface Heard {
  seeker: string | undefined;
  operation: Operation;
  answer: Answer<unknown>;
}

export interface OfflineOptions extends Pick<BootContext, 'address' | 'navigating'> {
  texts: TextLoader;
  seekerNow: () => string | undefined;
  /** Answers that came before this script. */
  early: readonly Heard[];
  go: Navigation['go'];
}

/** A page that was shown from what was kept is loaded again at most this often. */
const reloadPause = 10_000;

const isJobPage = () => /^\/hk\/(en\/)?job\//.test(location.pathname);

/** Whether something is being typed, which loading the page again could disturb. */
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false;

/**
 * What the page does about answers: keeps them, gives them back when no answer comes, and says how old they are.
 * The network is taken to be there when the service answers, whatever the browser thinks of it.
 */
export function createOffline(options: OfflineOptions) {
  const { texts, seekerNow, navigating, go } = options;
  const { locale } = options.address;
  // Another tab may have logged out a moment ago.
  const kept = createKeptAnswers(locale, () => (localStorage.getItem(tokenKey) ? seekerNow() : undefined));
  const early = [...options.early];
  /** Set once there is a worker, which can open the site without a network. */
  let isKeeping = false;
  /** When the seeker last changed something here: lists that are older are not shown again. */
  let changedAt = 0;
  /** How old the page is that is shown from what was kept. */
  let shownAt: number | undefined;
  let lastReload = 0;
  /** The page is being loaded again, so that the next answer is newer than what is shown. */
  let isRenewing = false;
  const listeners = new Set<() => void>();

  async function show(at: number | undefined): Promise<void> {
    shownAt = at;
    isRenewing = false;
    if (at === undefined) return showAgeStrip(undefined);
    const { offline } = await texts(['offline']);
    if (offline === undefined || shownAt !== at) return;
    const words = [offline.from(ageText(at, Date.now(), locale)), isJobPage() && offline.mayBeClosed];
    showAgeStrip({ text: words.filter(Boolean).join(' '), again: offline.again, onAgain: renew });
  }

  function renew(): void {
    isRenewing = true;
    lastReload = Date.now();
    go(location.href, { replace: true });
  }

  function renewIfOld(): void {
    if (shownAt === undefined || navigating.get() || isTyping()) return;
    if (Date.now() - lastReload >= reloadPause) renew();
  }

  addEventListener('online', renewIfOld);

  return {
    kept,
    /** Called with every answer of the service. */
    hear(heard: Heard): void {
      if (isChange(heard.operation)) changedAt = Date.now();
      if (isKeeping) void kept.keep(heard.seeker, heard.operation, heard.answer);
      else early.push(heard);
      for (const listener of listeners) listener();
      if (shownAt === undefined) return;
      if (navigating.get() || isRenewing) void show(undefined);
      else renewIfOld();
    },
    /** Calls back whenever the service has answered. */
    onNetwork: (listener: () => void) => void listeners.add(listener),
    /** The kept answer in place of one that did not come; rejects with why it did not come if there is none. */
    async recall<Result>(
      operation: Operation<Result>,
      error: unknown,
      signal?: AbortSignal,
    ): Promise<Answer<Result>> {
      const found = signal?.aborted
        ? undefined
        : await kept.find(seekerNow(), operation).catch(() => undefined);
      if (found === undefined) throw error;
      void show(Math.min(found.at, shownAt ?? found.at));
      return found.answer as Answer<Result>;
    },
    /** A page that failed is not from anywhere. */
    fail: () => void show(undefined),
    /**
     * A list as it was the last time, if nothing was changed since, with the page that follows it as soon as the
     * service has answered; undefined for any other page.
     */
    async recallPage(
      loader: PageLoader,
      address: Address,
      given?: readonly Answer<unknown>[],
    ): Promise<Loaded<Page> | undefined> {
      if (given !== undefined) return undefined;
      const remember = async <Result>(operation: Operation<Result>): Promise<Answer<Result>> => {
        const found = await kept.find(seekerNow(), operation);
        if (found === undefined || found.at < changedAt) throw new ServiceError('');
        return found.answer as Answer<Result>;
      };
      const recalled = await loader
        .asking(remember)
        .load(address)
        .catch(() => undefined);
      if (recalled?.kind !== 'page') return undefined;
      const { screen, input } = recalled.page;
      if (!screen.operations(input.address).some(isList)) return undefined;
      const newer = loader.load(address).then((loaded) => {
        if (loaded.kind === 'page') return loaded.page;
        throw new ServiceError('', 404);
      });
      return { ...recalled, newer };
    },
    /** Begins to keep answers, with those that came before. */
    startKeeping(more: readonly Heard[]): void {
      isKeeping = true;
      for (const { seeker, operation, answer } of [...more, ...early.splice(0)])
        void kept.keep(seeker, operation, answer);
    },
  };
}

export type Offline = ReturnType<typeof createOffline>;
