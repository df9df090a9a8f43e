import { serverNow } from '@/shared/lib/server-clock';
import type { PublicConfig } from '@/site/lib/config';
import { impressionObserverDelay, impressionVisibility } from '@/site/lib/constants';

/**
 * An event for the collector: a page view, a job card seen or clicked, a search without results. It
 * identifies no person.
 */
export interface TrackingEvent {
  event: 'page_view' | 'job_click' | 'job_impression' | 'empty_search';
  sessionId: string;
  at: string;
  path?: string;
  term?: string;
  job_id?: string;
  company_id?: string;
  position?: number;
  source?: string;
  sourceSection?: string;
  trackingParams?: Record<string, string>;
}

export type Send = (url: string, body: string) => void;

export interface Tracker {
  pageView: (path: string, at?: Date) => void;
  /** Reports a press on any element of the page. */
  press: (target: EventTarget | null) => void;
}

const sessionKey = 'tracking_session';
const cardSelector = 'article[data-job]';
/** Set on results that lack what was searched for; see features/find-jobs. */
const missedSelector = '[data-missed]';
/** Events are batched for this long; at most `mostAtOnce` are sent at once. */
const flushDelay = 1000;
const mostAtOnce = 50;

/** One id per browser tab. */
function sessionIdOf(storage: Storage): string {
  const id = storage.getItem(sessionKey) ?? crypto.randomUUID();
  storage.setItem(sessionKey, id);
  return id;
}

/** Collects events and sends them in batches, at the latest when the page is left. */
function createQueue(url: string, send: Send): (event: TrackingEvent) => void {
  let waiting: TrackingEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) send(url, JSON.stringify({ events: waiting.splice(0, mostAtOnce) }));
    waiting = [];
  };
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return (event) => {
    if (url === 'off') return;
    waiting.push(event);
    timer ??= setTimeout(flush, flushDelay);
  };
}

/** A card's data attributes; see components/job-card/card-tracking.ts. */
function cardFields(card: HTMLElement): Partial<TrackingEvent> {
  const { job, company, position, source, section, params } = card.dataset;
  return {
    ...(job && { job_id: job }),
    ...(company && { company_id: company }),
    position: Number(position),
    ...(source && { source }),
    ...(section && { sourceSection: section }),
    ...(params && { trackingParams: JSON.parse(params) as Record<string, string> }),
  };
}

/**
 * Calls `seen` once per page view for each card that is almost fully visible, and `missed` for a text without
 * results.
 */
function watchCards(
  seen: (card: HTMLElement) => void,
  missed: (term: string) => void,
): { restart: () => void } {
  let told = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keyOf = ({ dataset }: HTMLElement) => `${dataset.section} ${dataset.job}`;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const card = target as HTMLElement;
        if (intersectionRatio < impressionVisibility || told.has(keyOf(card))) continue;
        told.add(keyOf(card));
        seen(card);
      }
    },
    { threshold: impressionVisibility },
  );
  const observe = () => {
    for (const card of document.querySelectorAll(cardSelector)) observer.observe(card);
    const term = document.querySelector<HTMLElement>(missedSelector)?.dataset.missed;
    if (term === undefined || told.has(term)) return;
    told.add(term);
    missed(term);
  };
  /** Spec 9: the observer starts after 200 ms. */
  const observeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(observe, impressionObserverDelay);
  };
  new MutationObserver(observeSoon).observe(document.body, { childList: true, subtree: true });
  observeSoon();
  return {
    restart() {
      told = new Set();
      observer.disconnect();
      observeSoon();
    },
  };
}

/** Reports page views and seen or clicked cards to the collectors in the settings. */
export function startTracker(config: PublicConfig, send: Send): Tracker {
  const sessionId = sessionIdOf(sessionStorage);
  const views = createQueue(config.page_views_url, send);
  const cards = createQueue(config.events_url, send);
  const reportCard = (event: 'job_click' | 'job_impression', card: HTMLElement) =>
    cards({ event, sessionId, at: new Date(serverNow()).toISOString(), ...cardFields(card) });
  // Spec 4: the click and impression events can both be switched off by a flag.
  const watcher =
    config.job_card_tracking === 'off'
      ? undefined
      : watchCards(
          (card) => reportCard('job_impression', card),
          (term) =>
            cards({ event: 'empty_search', sessionId, at: new Date(serverNow()).toISOString(), term }),
        );
  return {
    pageView(path, at = new Date(serverNow())) {
      views({ event: 'page_view', sessionId, at: at.toISOString(), path });
      watcher?.restart();
    },
    press(target) {
      const link = target instanceof Element ? target.closest('a') : null;
      const card = link?.closest<HTMLElement>(cardSelector);
      if (watcher && card) reportCard('job_click', card);
    },
  };
}
