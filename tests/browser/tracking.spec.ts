import type { Page } from '@playwright/test';
import { pathOf } from './catalogue';
import { expect, test } from './site';

interface TrackedEvent {
  event: string;
  job_id?: string;
  position?: number;
  source?: string;
  sourceSection?: string;
  sessionId: string;
  path?: string;
  at: string;
}

/** Collects the events that a page sends to the collector. */
async function watchEvents(page: Page): Promise<TrackedEvent[]> {
  const events: TrackedEvent[] = [];
  await page.route('**/api/events', async (route) => {
    events.push(...(JSON.parse(route.request().postData() ?? '') as { events: TrackedEvent[] }).events);
    await route.fulfill({ status: 204 });
  });
  return events;
}

const named = (events: TrackedEvent[], name: string) => events.filter(({ event }) => event === name);

test('[7.46] [7.47] every page that is opened is told, under one session', async ({ page, site, job }) => {
  const events = await watchEvents(page);
  const path = pathOf('job', job);
  await site.open(path);
  await expect.poll(() => named(events, 'page_view').length).toBe(1);
  await page.getByRole('link', { name: 'Hoigung home' }).first().click();
  await expect.poll(() => named(events, 'page_view').map((event) => event.path)).toEqual([path, '/hk/en/']);
  expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(1);
});

test('[4.46] [3.61] a press on a job card is told with its place', async ({ page, site }) => {
  const events = await watchEvents(page);
  await site.openWhole('/hk/en/');
  const card = page.getByRole('article').nth(1);
  const id = await card.getAttribute('data-job');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/job\//);
  await expect
    .poll(() => named(events, 'job_click'))
    .toMatchObject([{ job_id: id, position: 2, source: 'home', sourceSection: 'recommended' }]);
});

test('[4.47] [9.30] [9.31] a card that is seen almost whole is told once a page view', async ({
  page,
  site,
}) => {
  const events = await watchEvents(page);
  await site.open('/hk/en/');
  const told = () =>
    named(events, 'job_impression').map(({ sourceSection, job_id }) => `${sourceSection} ${job_id}`);
  const cards = page.getByRole('article');
  const ids = await cards.evaluateAll((all) =>
    all.map((card) => `${(card as HTMLElement).dataset.section} ${(card as HTMLElement).dataset.job}`),
  );
  const [last, id] = [cards.last(), ids.at(-1)];
  await expect.poll(() => named(events, 'page_view').length).toBe(1);
  expect(told()).not.toContain(id);
  // A tenth of the card is hidden below the window's edge, which is too much; fully visible cards are
  // reported.
  await last.evaluate((card) => {
    card.parentElement?.scrollIntoView({ block: 'nearest', inline: 'start' });
    const { top, height } = card.getBoundingClientRect();
    scrollBy(0, top - innerHeight + 0.9 * height);
  });
  const isWhole = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    }),
  );
  const whole = ids.filter((_, index) => isWhole[index]);
  expect(whole).not.toEqual([]);
  await expect.poll(told).toEqual(expect.arrayContaining(whole));
  expect(told()).not.toContain(id);
  await last.evaluate((card) => card.scrollIntoView({ block: 'center', inline: 'center' }));
  await expect.poll(told).toContain(id);
  // Seeing the card again reports nothing; seeing another one does.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(last).not.toBeInViewport();
  await last.evaluate((card) => card.scrollIntoView({ block: 'center', inline: 'center' }));
  await expect(last).toBeInViewport();
  const unseen = ids.findIndex((each) => !told().includes(each));
  await cards.nth(unseen).evaluate((card) => card.scrollIntoView({ block: 'center', inline: 'center' }));
  await expect.poll(told).toContain(ids[unseen]);
  expect(told().filter((each) => each === id)).toHaveLength(1);
});
