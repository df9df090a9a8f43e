import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { newJob, waitForJob } from './catalogue';
import { test } from './own-site';
import { atBothWidths, expect } from './site';

// A seeker whose network goes: the site is killed, so that the browser goes on believing that it is online.

/** Everything that the site keeps in this browser, as one text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const cached = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(name, request.url, await (await cache.match(request))?.text());
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached]);
  });

/** Whether the worker has kept the files of the build, and the page what was seen. */
const isReady = (page: Page, words: string) =>
  page.evaluate(async (wanted) => {
    const names = await caches.keys();
    const shells = names.filter((name) => name.startsWith('files-'));
    const kept = await Promise.all(
      shells.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const answers = names.filter((name) => /^(answers|personal-)/.test(name));
    const texts = await Promise.all(
      answers.flatMap(async (name) => {
        const cache = await caches.open(name);
        const all = await Promise.all(
          (await cache.keys()).map(async (key) => (await cache.match(key))?.text()),
        );
        return all.join(' ');
      }),
    );
    return kept.flat().some((url) => url.includes('account-restore')) && texts.join(' ').includes(wanted);
  }, words);

/** A network that answers everything with its own page, until one logs in to it. */
async function captivePortal(url: string): Promise<() => Promise<void>> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html' });
    answer.end('<!doctype html><title>Wi-Fi</title><p>Log in to this network</p>');
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}

test(
  '[12.05] [12.04] pages seen are read without a network, and what is done then is done once',
  atBothWidths,
  async ({ page, site, own, request, language, seeker }) => {
    const { root, texts } = language;
    const { offline, profile, common } = texts;
    site.expectComplaint(/net::ERR_|Failed to load resource|Failed to fetch/);
    const [saved, other, applied] = [
      newJob(1, 'Rose gardener'),
      newJob(1, 'Tree gardener'),
      newJob(1, 'Lawn gardener'),
    ];
    for (const [at, { job }] of [saved, other, applied].entries()) job.job_name['zh-hant'] = `試驗園丁${at}`;
    await own.importLines([saved, other, applied].flatMap(({ company, job }) => [company, job]));
    await waitForJob(request, applied.job);
    const nameOf = ({ job }: typeof saved) => job.job_name[language.locale];
    await seeker.saveJob(saved.job._id);
    const application = await seeker.applyFor(applied.job._id);

    await seeker.openWhole(`${root}/find-jobs/`);
    await page
      .getByRole('link', { name: nameOf(other) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf(other) })).toBeVisible();
    const path = new URL(page.url()).pathname;
    await expect.poll(() => isReady(page, nameOf(applied))).toBe(true);
    await expect.poll(() => isReady(page, nameOf(saved))).toBe(true);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await own.kill();
    const strip = page.getByRole('complementary').filter({ hasText: offline.from(undefined).slice(0, 4) });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: nameOf(other) })).toBeVisible();
    await expect(strip).toContainText(offline.mayBeClosed);
    const heart = page.getByRole('button', { name: common.saveJob(nameOf(other)) }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${root}/profile/?page=savedJobs`);
    await expect(page.getByRole('link', { name: nameOf(saved) })).toBeVisible();
    await expect(page.getByText(offline.waiting)).toBeVisible();
    await expect(page.getByRole('link', { name: nameOf(other) })).toBeVisible();
    await page.goto(`${root}/profile/?page=myApplications`);
    await expect(page.getByRole('link', { name: nameOf(applied) })).toBeVisible();
    await page.goto(`${root}/profile/?page=notifications`);
    await expect(page.getByText(profile.notifications.emptyTitle)).toBeVisible();
    await page.goto(`${root}/profile/`);
    await expect(page.getByText('Chan Tai Man').first()).toBeVisible();
    await expect(strip).toBeVisible();
    await page.goto(`${root}/find-jobs/`);
    await expect(page.getByRole('link', { name: nameOf(saved) }).first()).toBeVisible();

    const leave = await captivePortal(own.url);
    await page.goto(`${root}/find-jobs/`);
    await expect(page.getByText('Log in to this network')).toBeVisible();
    expect(await everythingKept(page)).not.toContain('Log in to this network');
    await leave();
    await page.goto(`${root}/profile/?page=savedJobs`);
    await expect(page.getByRole('link', { name: nameOf(saved) })).toBeVisible();

    await own.start();
    const marks = '{ bookmarked_jobs { total jobs { _id } } }';
    await expect
      .poll(() => seeker.ask<{ bookmarked_jobs: { total: number } }>(marks), { timeout: 60_000 })
      .toMatchObject({ bookmarked_jobs: { total: 2 } });
    await expect(page.getByText(offline.waiting)).toHaveCount(0);
    await expect(strip).toHaveCount(0);

    // Logged out: nothing of the person is left.
    const token = await seeker.heldToken();
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
    };
    const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).join(' '));
    const personal = ['Chan Tai Man', application, sub, seeker.telephone.number, token];
    expect(await caches()).toMatch(/personal-[0-9a-f]{32}/);
    const found = async () => {
      const all = await everythingKept(page);
      return personal.filter((words) => all.includes(words));
    };
    expect(await found()).toEqual(personal);
    const menu = site.isPhone ? common.openMenu : texts.personal.myAccount;
    await page.getByRole('button', { name: menu }).first().click();
    await page.getByRole('button', { name: texts.personal.logOut }).first().click();
    await expect.poll(found).toEqual([]);
    expect(await caches()).not.toMatch(/personal-[0-9a-f]{32}/);
    // Without a network the next person finds the public pages, and nothing else.
    await own.kill();
    await page.goto(`${root}/`);
    await expect(page.getByRole('link', { name: nameOf(saved) }).first()).toBeVisible();
    await expect(strip).toBeVisible();
    expect(await found()).toEqual([]);
  },
);
