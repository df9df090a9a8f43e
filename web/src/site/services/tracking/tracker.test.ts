// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '@/site/lib/config';
import { startTracker, type TrackingEvent } from './tracker';

let sent: { url: string; events: TrackingEvent[] }[];
const send = (url: string, body: string) => {
  sent.push({ url, events: (JSON.parse(body) as { events: TrackingEvent[] }).events });
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T01:00:00Z') });
  sent = [];
  sessionStorage.clear();
  document.body.innerHTML = `
    <article data-job="j1" data-company="c1" data-source="search" data-section="results" data-position="3"
      data-params='{"adid":"a","bidid":"b","requestid":"r"}'><a href="#x"><b>Waiter</b></a><p>text</p></article>`;
});
afterEach(() => vi.useRealTimers());

test('[7.46] a page view goes to the collector of page views', () => {
  const tracker = startTracker(readConfig({ page_views_url: 'https://third.example.hk/v' }), send);
  tracker.pageView('/hk/en/');
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(sent).toMatchObject([
    { url: 'https://third.example.hk/v', events: [{ event: 'page_view', path: '/hk/en/' }] },
  ]);
});

test('[3.61] [4.46] a press on a card tells job, company, position, session, source, section and parameters', () => {
  const tracker = startTracker(readConfig({ events_url: 'https://third.example.hk/e' }), send);
  tracker.press(document.querySelector('b'));
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([
    {
      url: 'https://third.example.hk/e',
      events: [
        {
          event: 'job_click',
          sessionId: sessionStorage.getItem('tracking_session'),
          at: '2026-11-15T01:00:00.000Z',
          job_id: 'j1',
          company_id: 'c1',
          position: 3,
          source: 'search',
          sourceSection: 'results',
          trackingParams: { adid: 'a', bidid: 'b', requestid: 'r' },
        },
      ],
    },
  ]);
});

test('a text for which nothing was found is told once a page view', () => {
  const tracker = startTracker(readConfig({ events_url: 'https://third.example.hk/e' }), send);
  document.body.innerHTML = '<div data-missed="tea lady"></div>';
  tracker.pageView('/hk/find-jobs/');
  vi.advanceTimersByTime(5000);
  // The trackers of other tests observe the same document.
  const own = sessionStorage.getItem('tracking_session');
  const told = () =>
    sent
      .flatMap(({ events }) => events)
      .filter(({ event, sessionId }) => event === 'empty_search' && sessionId === own);
  expect(told()).toMatchObject([{ term: 'tea lady' }]);
  document.body.append(document.createElement('p'));
  vi.advanceTimersByTime(5000);
  expect(told()).toHaveLength(1);
});

test('a press beside the link of a card is none', () => {
  const tracker = startTracker(readConfig({}), send);
  tracker.press(document.querySelector('p'));
  tracker.press(null);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});

test('[4.48] the flag switches off what cards tell, and `off` a whole collector', () => {
  const tracker = startTracker(readConfig({ job_card_tracking: 'off', page_views_url: 'off' }), send);
  tracker.press(document.querySelector('b'));
  tracker.pageView('/hk/');
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test('the session is one a tab, and what waits is sent when the page is left', () => {
  startTracker(readConfig({}), send).pageView('/hk/');
  dispatchEvent(new Event('pagehide'));
  startTracker(readConfig({}), send).pageView('/hk/en/');
  dispatchEvent(new Event('pagehide'));
  const ids = sent.flatMap(({ events }) => events.map(({ sessionId }) => sessionId));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('no more than 50 events go at once', () => {
  const tracker = startTracker(readConfig({}), send);
  for (let view = 0; view < 120; view += 1) tracker.pageView(`/hk/${view}/`);
  vi.advanceTimersByTime(1000);
  expect(sent.map(({ events }) => events.length)).toEqual([50, 50, 20]);
});
