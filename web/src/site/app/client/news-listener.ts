import type { Locale } from '@/shared/lib/locale';
import type { Service } from '@/shared/services/api/service';
import type { Notice, Notices } from '@/shared/services/notices';
import { href, parseAddress } from '@/site/lib/address';
import { paths } from '@/site/lib/paths';
import { followNews } from '@/site/services/news/follow-news';
import type { Session } from '@/site/services/session/session';
import { isLoggedIn, type SessionState } from '@/site/services/session/state';
import { showAppBadge } from './app-badge';
import { inOneTab } from './in-one-tab';
import type { TextLoader } from './load-page';
import { openUnreadChannel } from './unread-channel';

export interface NewsListenerOptions {
  session: Session;
  service: Service;
  notices: Notices;
  texts: TextLoader;
  locale: Locale;
  go: (link: string) => void;
}

function seekerOf(state: SessionState): string | undefined {
  return isLoggedIn(state) ? state.credentials?.claims.sub : undefined;
}

/** Whether the page is the list of notifications, which shows by itself what is new. */
function isOnNotifications(): boolean {
  const here = parseAddress(location.pathname, location.search);
  return here?.path === '/profile/' && here.query.get('page') === 'notifications';
}

/**
 * Shows the notice once no other is shown: that one may wait for an answer or offer to undo something. The
 * returned function gives up waiting.
 */
function showNext({ notice, show }: Notices, next: Notice): () => void {
  const stop = notice.subscribe(() => showIfFree());
  function showIfFree(): void {
    if (notice.get() !== undefined) return;
    stop();
    show(next);
  }
  showIfFree();
  return stop;
}

/**
 * Keeps the number of unread notifications up to date while a seeker is logged in, in the menu and on the
 * application's icon, and tells of new ones. One visible tab listens and tells the others.
 */
export function listenForNews({ session, service, notices, texts, locale, go }: NewsListenerOptions): void {
  const now = () => session.state.get();
  let known = { seeker: seekerOf(now()), unread: now().unread };
  /** The seeker whose notifications were counted here or in another tab: before that, no number has grown. */
  let counted: string | undefined;
  let isLeft = false;
  let stopWaiting: (() => void) | undefined;
  let listening: { seeker: string; stop: () => void } | undefined;

  async function tell(): Promise<void> {
    const { news } = await texts(['news']);
    if (news === undefined || listening === undefined) return;
    const action = {
      label: news.show,
      run: () => go(href(locale, paths.profile('notifications'))),
    };
    stopWaiting?.();
    stopWaiting = showNext(notices, { kind: 'toast', done: true, text: news.arrived, action });
  }

  async function count(): Promise<void> {
    const before = now().unread;
    const unread = await session.countUnread();
    if (unread === undefined) throw new Error('the unread notifications could not be counted');
    showAppBadge(unread);
    const seeker = seekerOf(now());
    const hasGrown = counted === seeker && unread > before;
    counted = seeker;
    // If the texts cannot be loaded, the toast is left out: the number in the menu says the same.
    if (hasGrown && !isOnNotifications()) tell().catch(() => undefined);
  }

  const channel = openUnreadChannel(({ seeker, unread }) => {
    if (seeker !== seekerOf(now())) return;
    counted = seeker;
    known = { seeker, unread };
    session.takeUnread(unread);
  });

  function listen(): void {
    const seeker = isLeft || document.visibilityState === 'hidden' ? undefined : seekerOf(now());
    if (seeker === listening?.seeker) return;
    listening?.stop();
    listening = undefined;
    if (seeker === undefined) return;
    listening = { seeker, stop: inOneTab('hoigung-news', () => followNews(service, count)) };
  }

  session.state.subscribe(() => {
    const { unread } = now();
    const seeker = seekerOf(now());
    if (seeker !== known.seeker || unread !== known.unread) {
      showAppBadge(unread);
      if (seeker !== known.seeker) {
        counted = undefined;
        stopWaiting?.();
      } else if (seeker !== undefined) channel.tell({ seeker, unread });
      known = { seeker, unread };
    }
    listen();
  });
  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', () => {
    isLeft = true;
    listen();
  });
  addEventListener('pageshow', () => {
    isLeft = false;
    listen();
  });
  listen();
}
