// Seekers who are told of news by mail, as their switches say.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { seekerStream, Shop } from '../support/contact.mjs';
import { changeNews, giveEmail, unsubscribeToken } from '../support/emails.mjs';
import { eventually } from '../support/outage.mjs';
import { mailSaying, outboxMails } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance, askAs } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const settingsQuery = '{ news_settings { switches { kind site mail } hour at_night } }';
const hour = 3600;
const aTime = () => ({ times: [new Date(Date.now() + 30 * 86_400_000).toISOString()] });

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`news by mail on ${kind}`, () => {
    let site;
    let second;
    let shop;

    before(async () => {
      const settings = { database: makeDatabase(), log_level: 'warning', company_verification: 'false' };
      site = await Site.start(settings);
      second = await Site.start(settings);
      shop = await Shop.open(site);
    });
    after(async () => {
      for (const each of [site, second]) assert.equal(await each.stop(), 0);
    });

    /** An applicant with an address, who is told at any hour: the test runs by day and by night. */
    async function reader() {
      const applicant = await shop.applicant();
      applicant.email = await giveEmail(site, applicant);
      await changeNews(site, applicant, { at_night: true });
      return applicant;
    }
    const subjectsTo = async ({ email }) => (await outboxMails(site, email)).map((mail) => mail.split('\n')[0]);
    const newsTo = async (applicant) => (await subjectsTo(applicant)).filter((subject) => !/^\d{6} /.test(subject));
    const unsubscribe = (token, method, more = '') =>
      fetch(`${second.url}/api/seeker/unsubscribe?token=${token}${more}`, {
        method,
        headers: { 'Accept-Language': 'en', ...(method === 'POST' && { 'Content-Type': 'application/x-www-form-urlencoded' }) },
        ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }),
      });

    test('[12.09] [12.10] a message that nobody reads is mailed once, by whichever node, with a link to the conversation', async () => {
      const applicant = await reader();
      await shop.send(applicant, 'Can you come on Monday?');
      await advance(site, 60);
      await advance(second, 60);
      const mail = await mailSaying(site, applicant.email, /has written to you/);
      assert.match(mail, new RegExp(`${shop.title}`));
      assert.match(mail, new RegExp(`/hk/en/profile/\\?page=myApplications&popup=conversation&id=${applicant.application}`));
      assert.doesNotMatch(mail, /Can you come/, 'what was written stays on the site');
      for (const node of [site, second]) await advance(node, 2 * hour);
      const { total } = await applicant.notifications(['MessageReceived']);
      assert.equal(total, 1);
      assert.equal((await newsTo(applicant)).length, 1);
    });

    test('[12.10] a mail has HTML as well, no picture, and an address for one click', async () => {
      const applicant = await reader();
      await shop.offer(applicant, aTime());
      await mailSaying(site, applicant.email, /interview/i);
      const page = await (await fetch(`${site.url}/hk/dev/outbox/`)).text();
      const [, frame] = new RegExp(`data-email="${applicant.email}"(?:(?!</article>).)*?srcdoc="([^"]*)"`, 's').exec(page) ?? [];
      const html = frame.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
      assert.match(html, /<html[^>]* lang="en"/);
      assert.match(html, /href="[^"]*\/hk\/en\/profile\/\?page=notificationSettings#interview"/);
      assert.doesNotMatch(html, /<img|<script|<link|url\(/);
    });

    test('[12.10] a link in a mail ends that kind by one click, shows before it acts, and can be taken back', async () => {
      const applicant = await reader();
      await shop.send(applicant, 'One');
      await advance(site, 60);
      const token = unsubscribeToken(await mailSaying(site, applicant.email, /has written to you/));
      for (let i = 0; i < 2; ++i) {
        const shown = await unsubscribe(token, 'GET');
        assert.equal(shown.status, 200);
        const { data } = await shown.json();
        assert.deepEqual([data.kinds, data.is_subscribed], [['message'], true]);
        assert.match(data.email, /^s\*+@example\.hk$/);
      }
      const ended = await unsubscribe(token, 'POST');
      assert.equal(ended.status, 200);
      assert.equal((await ended.json()).data.is_subscribed, false);
      const mailOf = async () => (await askAs(site, applicant.token, settingsQuery)).data.news_settings.switches.find((each) => each.kind === 'message').mail;
      assert.equal(await mailOf(), 'never');
      await shop.send(applicant, 'Two');
      await advance(site, 60);
      await eventually(async () => (await applicant.notifications(['MessageReceived'])).unread_total === 1, 'the notification');
      await shop.offer(applicant, aTime());
      await mailSaying(site, applicant.email, /interview/i);
      assert.equal((await newsTo(applicant)).filter((subject) => /written/.test(subject)).length, 1, 'other kinds go on');
      assert.equal((await (await unsubscribe(token, 'POST', '&undo=1')).json()).data.is_subscribed, true);
      assert.equal(await mailOf(), 'at_once');
    });

    test('[12.10] a forged link does nothing and says so in both languages', async () => {
      const applicant = await reader();
      await shop.send(applicant, 'One');
      await advance(site, 60);
      const token = unsubscribeToken(await mailSaying(site, applicant.email, /has written to you/));
      const [seeker, kinds, digest] = token.split('.');
      const other = (await shop.applicant()).token;
      const otherSeeker = JSON.parse(Buffer.from(other.split('.')[1], 'base64url')).sub;
      for (const forged of ['', 'x', `${seeker}.63.${digest}`, `${otherSeeker}.${kinds}.${digest}`, `${token}A`, 'é'.repeat(300)])
        for (const method of ['GET', 'POST']) {
          const answer = await unsubscribe(encodeURIComponent(forged), method);
          assert.equal(answer.status, 404, forged);
          assert.equal((await answer.json()).error_code, 100012);
        }
      const chinese = await fetch(`${site.url}/api/seeker/unsubscribe?token=x`, { headers: { 'Accept-Language': 'zh-HK' } });
      assert.match((await chinese.json()).message, /不存在/);
      assert.ok((await askAs(site, applicant.token, settingsQuery)).data.news_settings.switches.every(({ mail }) => mail !== 'never'));
    });

    test('[12.08] switches are as the issue names them, change one by one, and hold for what waits', async () => {
      const applicant = await reader();
      const { news_settings } = (await askAs(site, applicant.token, settingsQuery)).data;
      assert.deepEqual(
        news_settings.switches.map(({ kind: name, site: counts, mail }) => [name, counts, mail]),
        [
          ['alert_matched', true, 'daily'],
          ['status_changed', true, 'at_once'],
          ['message', true, 'at_once'],
          ['interview', true, 'at_once'],
          ['job_closed', true, 'daily'],
          ['saved_job_ending', true, 'daily'],
        ],
      );
      assert.equal(news_settings.hour, 9);
      await Promise.all([
        changeNews(site, applicant, { switches: [{ kind: 'message', mail: 'daily' }] }),
        changeNews(second, applicant, { switches: [{ kind: 'interview', site: false }] }),
        changeNews(site, applicant, { hour: 7 }),
      ]);
      const changed = (await askAs(second, applicant.token, settingsQuery)).data.news_settings;
      const of = (name) => changed.switches.find((each) => each.kind === name);
      assert.deepEqual([of('message').mail, of('interview').site, of('interview').mail, changed.hour], ['daily', false, 'at_once', 7]);

      await shop.send(applicant, 'For the morning');
      await advance(site, 60);
      await advance(second, 60);
      await eventually(async () => (await applicant.notifications(['MessageReceived'])).unread_total === 1, 'the notification');
      assert.deepEqual(await newsTo(applicant), []);
      await changeNews(site, applicant, { switches: [{ kind: 'message', mail: 'at_once' }] });
      await mailSaying(site, applicant.email, /has written to you/);
      await shop.offer(applicant, aTime());
      await mailSaying(site, applicant.email, /interview/i);
      const { total, unread_total } = await applicant.notifications(['InterviewChanged']);
      assert.deepEqual([total, unread_total], [1, 0], 'it is in the list and does not count');
    });

    test('[12.08] what makes no sense is refused, and nothing changes', async () => {
      const applicant = await reader();
      const codeOf = async (change) => (await askAs(site, applicant.token, `mutation { update_news_settings(${change}) { hour } }`)).errors?.[0]?.extensions?.error_code;
      assert.equal(await codeOf('hour: 24'), 100012);
      assert.equal(await codeOf('hour: -1'), 100012);
      assert.equal(await codeOf('switches: [{ kind: message, site: true }, { kind: message, site: false }]'), 100012);
      assert.ok((await askAs(site, applicant.token, 'mutation { update_news_settings(switches: [{ kind: gossip, site: true }]) { hour } }')).errors);
      assert.ok((await askAs(site, undefined, 'mutation { update_news_settings(hour: 10) { hour } }')).errors);
      assert.equal((await askAs(site, applicant.token, settingsQuery)).data.news_settings.hour, 9);
    });

    test('[12.08] an open page is told of a notification on either node, and only its own', async () => {
      const applicant = await shop.applicant();
      const other = await shop.applicant();
      const streams = [await seekerStream(applicant), await seekerStream(applicant, second), await seekerStream(other)];
      for (const stream of streams) await stream.here();
      await shop.offer(applicant, aTime());
      const isTold = (stream) => stream.events.some(({ event }) => event === 'news');
      for (const stream of streams.slice(0, 2)) await eventually(() => isTold(stream), 'the news', 10);
      assert.equal(isTold(streams[2]), false);
      for (const stream of streams) await stream.close();
    });
  });
}
