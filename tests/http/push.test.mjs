// Seekers who are told of news by push, with a push service on loopback.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Shop } from '../support/contact.mjs';
import { changeNews, giveEmail } from '../support/emails.mjs';
import { eventually } from '../support/outage.mjs';
import { mailSaying } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { isWithinADay, PushBrowser, PushService } from '../support/push.mjs';
import { advance, askAs, freshTelephone, messagesTo, post, signIn } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const settingsQuery = '{ news_settings { push_key sms_offered sms switches { kind push } } }';
const switchQuery =
  'mutation ($switches: [NewsSwitchInput!], $sms: Boolean, $at_night: Boolean) { update_news_settings(switches: $switches, sms: $sms, at_night: $at_night) { sms switches { kind mail push } } }';
const removeQuery = 'mutation ($endpoint: String!) { remove_push(endpoint: $endpoint) { push_key } }';
const readQuery = 'mutation ($id: ID!) { mark_read(application_id: $id, up_to: 2) { read_by_seeker } }';
const aTime = () => ({ times: [new Date(Date.now() + 30 * 86_400_000).toISOString()] });
const codeOf = ({ errors }) => errors?.[0]?.extensions?.error_code ?? 0;

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`news by push on ${kind}`, () => {
    let settings;
    let site;
    let second;
    let shop;
    let service;

    before(async () => {
      service = await PushService.start();
      settings = { database: makeDatabase(), log_level: 'warning', company_verification: 'false', push_timeout_ms: '2000', sms_news: 'true' };
      site = await Site.start(settings);
      second = await Site.start(settings);
      shop = await Shop.open(site);
    });
    after(async () => {
      for (const each of [site, second]) assert.equal(await each.stop(), 0);
      await service.stop();
    });

    /** An applicant with a browser, who is told at any hour: the test runs by day and by night. */
    async function reader() {
      const applicant = await shop.applicant();
      await changeNews(site, applicant, { at_night: true });
      applicant.browser = new PushBrowser(service);
      const { data, errors } = await applicant.browser.register(site, applicant.token);
      assert.equal(errors, undefined, JSON.stringify(errors));
      assert.equal(data.register_device.has_push, true);
      return applicant;
    }
    const pushesTo = async (browser, count) => {
      await eventually(async () => service.to(browser).length >= count, `push ${count}`);
      assert.equal(service.to(browser).length, count);
      return browser.shown;
    };
    /** Something that is pushed at once, and how many pushes came before. */
    async function offered(applicant) {
      const before = service.to(applicant.browser).length;
      await shop.offer(applicant, aTime());
      await eventually(async () => service.to(applicant.browser).length > before, 'a push');
    }

    test('[12.09] [12.11] an offered interview is pushed once, as JSON that a browser shows by itself', async () => {
      const applicant = await reader();
      await shop.offer(applicant, aTime());
      const [push] = await pushesTo(applicant.browser, 1);
      const [{ headers, claims }] = service.to(applicant.browser);
      assert.deepEqual(Object.keys(push), ['web_push', 'notification', 'app_badge']);
      assert.equal(push.web_push, 8030);
      assert.equal(push.app_badge, 1);
      const { title, body, navigate, tag, lang, dir, silent, renotify } = push.notification;
      assert.equal(title, 'News about your interview');
      assert.match(body, new RegExp(`^${shop.title}\n.*\nPlease choose a time\\.$`));
      assert.match(navigate, new RegExp(`^http://localhost:\\d+/hk/en/profile/\\?page=myApplications&popup=application&id=${applicant.application}$`));
      assert.deepEqual([tag, lang, dir, silent, renotify], [headers.topic, 'en', 'ltr', false, true]);
      assert.equal(headers.urgency, 'high');
      assert.ok(Number(headers.ttl) > 0);
      assert.ok(isWithinADay(claims.exp, Date.now() / 1000));
      const { push_key } = (await askAs(site, applicant.token, settingsQuery)).data.news_settings;
      assert.equal(claims.key, push_key);
      for (const node of [site, second]) await advance(node, 3600);
      assert.equal(service.to(applicant.browser).length, 1, 'by whichever node, once');
    });

    test('[12.11] messages of one conversation are one push until they are read, and replace each other', async () => {
      const applicant = await reader();
      for (const text of ['Message 1', 'Message 2']) {
        await shop.send(applicant, text);
        await advance(site, 60);
      }
      await pushesTo(applicant.browser, 1);
      await applicant.get(readQuery, { id: applicant.application });
      await shop.send(applicant, 'Message 3');
      await advance(site, 60);
      const shown = (await pushesTo(applicant.browser, 2)).map(({ notification }) => notification);
      assert.equal(new Set(shown.map(({ tag }) => tag)).size, 1);
      assert.ok(shown.every(({ silent, renotify }) => !silent && renotify));
      assert.ok(shown.every(({ body }) => !body.includes('Message')), 'what was written stays on the site');
    });

    test('[12.06] a subscription ends when the push service says so', async () => {
      for (const behaviour of ['gone', 'missing']) {
        const applicant = await reader();
        service.behaviours.set(applicant.browser.id, behaviour);
        await offered(applicant);
        await eventually(async () => {
          const { data } = await applicant.browser.register(site, applicant.token, null);
          return data.register_device.has_push === false;
        }, 'the end of the subscription');
        assert.equal(service.to(applicant.browser).length, 1);
      }
    });

    test('[12.09] what is not taken waits as long as the service says, and goes again with its topic', async () => {
      const applicant = await reader();
      service.behaviours.set(applicant.browser.id, 'later');
      await offered(applicant);
      service.behaviours.delete(applicant.browser.id);
      await advance(site, 100);
      assert.equal(service.to(applicant.browser).length, 1, 'Retry-After is not over');
      for (const node of [site, second]) await advance(node, 30);
      await pushesTo(applicant.browser, 2);
      const [first, again] = service.to(applicant.browser);
      assert.equal(first.headers.topic, again.headers.topic);
      assert.deepEqual(applicant.browser.shown[0], applicant.browser.shown[1]);
    });

    test('[12.06] a subscription that never worked ends after ten refusals', async () => {
      const applicant = await reader();
      service.behaviours.set(applicant.browser.id, 'refuse');
      for (let i = 1; i <= 10; ++i) await offered(applicant);
      await eventually(async () => !(await applicant.browser.register(site, applicant.token, null)).data.register_device.has_push, 'the end');
      const { out } = hoigung(['delivery', 'list'], settings);
      assert.match(out, /^[0-9a-f]{24} push to [0-9a-f]{24} given up .*: 403 of http:\/\/127\.0\.0\.1:\d+/m);
      assert.equal(hoigung(['mail', 'list'], settings).out, out, 'by its former name, too');
    });

    test('[12.06] subscriptions that cannot be are refused', async () => {
      const applicant = await shop.applicant();
      const browser = new PushBrowser(service);
      const good = browser.subscription;
      for (const wrong of [
        { ...good, endpoint: 'file:///etc/passwd' },
        { ...good, endpoint: 'http://user@127.0.0.1/' },
        { ...good, endpoint: `${good.endpoint}\r\nX: y` },
        { ...good, endpoint: `http://127.0.0.1/${'a'.repeat(2000)}` },
        { ...good, p256dh: 'x' },
        { ...good, p256dh: good.auth },
        { ...good, auth: '' },
      ])
        assert.equal(codeOf(await browser.register(site, applicant.token, wrong)), 100012, JSON.stringify(wrong));
    });

    test('[12.06] whoever registers a browser has it, and nobody removes that of another', async () => {
      const first = await reader();
      const stranger = await shop.applicant();
      const answer = await askAs(site, stranger.token, removeQuery, { endpoint: first.browser.endpoint });
      assert.deepEqual(answer, await askAs(site, stranger.token, removeQuery, { endpoint: 'https://example.hk/nothing' }));
      await offered(first);
      await changeNews(site, stranger, { at_night: true });
      assert.equal((await first.browser.register(site, stranger.token)).data.register_device.has_push, true);
      await shop.offer(first, aTime());
      await shop.offer(stranger, aTime());
      const shown = await pushesTo(first.browser, 2);
      assert.match(shown[1].notification.navigate, new RegExp(stranger.application), "it is the stranger's");
      assert.deepEqual(Object.keys((await askAs(site, stranger.token, removeQuery, { endpoint: first.browser.endpoint })).data), ['remove_push']);
      assert.equal((await first.browser.register(site, stranger.token, null)).data.register_device.has_push, false);
    });

    test('[12.06] logging out ends the pushes to that browser', async () => {
      const applicant = await reader();
      await offered(applicant);
      assert.equal((await post(site, 'logout', {}, applicant.token)).status, 200);
      await shop.offer(applicant, aTime());
      await advance(site, 60);
      assert.equal(service.to(applicant.browser).length, 1);
      assert.equal((await applicant.browser.register(site, applicant.token)).status, 401);
    });

    test('[12.06] an account keeps its newest subscriptions', async () => {
      const applicant = await shop.applicant();
      await changeNews(site, applicant, { at_night: true });
      const browsers = Array.from({ length: 25 }, () => new PushBrowser(service));
      for (const browser of browsers) assert.equal(codeOf(await browser.register(site, applicant.token)), 0);
      await shop.offer(applicant, aTime());
      await eventually(async () => browsers.slice(5).every((browser) => service.to(browser).length === 1), 'twenty pushes');
      assert.ok(browsers.slice(0, 5).every((browser) => service.to(browser).length === 0));
    });

    test('[12.09] [12.11] a push service that hangs holds up no mail', async () => {
      const applicant = await reader();
      applicant.email = await giveEmail(site, applicant);
      const slow = await PushService.start();
      const hanging = new PushBrowser(slow);
      slow.behaviours.set(hanging.id, 'stall');
      await hanging.register(site, applicant.token);
      await shop.offer(applicant, aTime());
      await mailSaying(site, applicant.email, /interview/i);
      await pushesTo(applicant.browser, 1);
      await eventually(async () => slow.to(hanging).length >= 1, 'the hanging push');
      await slow.stop();
    });

    test('[12.08] the switch of pushes holds apart from that of mails', async () => {
      const applicant = await reader();
      const change = { switches: [{ kind: 'interview', push: 'never' }] };
      const { update_news_settings } = (await askAs(site, applicant.token, switchQuery, change)).data;
      const interview = update_news_settings.switches.find((each) => each.kind === 'interview');
      assert.deepEqual([interview.mail, interview.push], ['at_once', 'never']);
      await shop.offer(applicant, aTime());
      await advance(site, 60);
      assert.equal(service.to(applicant.browser).length, 0);
    });

    test('[12.12] who agreed has one SMS a day of what they did not look at for an hour', async () => {
      const applicant = await shop.applicant();
      assert.equal((await askAs(site, applicant.token, switchQuery, { sms: true, at_night: true })).data.update_news_settings.sms, true);
      const told = async () => (await messagesTo(site, applicant.telephone)).filter(({ text }) => !/verification code/.test(text));
      await shop.offer(applicant, aTime());
      await advance(site, 3500);
      assert.deepEqual(await told(), []);
      await advance(site, 200);
      await eventually(async () => (await told()).length === 1, 'the SMS');
      assert.match((await told())[0].text, new RegExp(`offers you an interview for ${shop.title}`));
      await shop.send(applicant, 'Please answer');
      await advance(site, 60);
      await advance(site, 3700);
      assert.equal((await told()).length, 1, 'one a day');
      const quiet = await shop.applicant();
      await shop.offer(quiet, aTime());
      await advance(site, 3700);
      assert.ok((await messagesTo(site, quiet.telephone)).every(({ text }) => /verification code/.test(text)), 'who did not agree has none');
    });
  });
}

describe('the key of a site', () => {
  test('[12.11] is made at the first start, stays when keys are rotated, and is in a backup', async () => {
    const folder = privateFolder();
    const settings = { database: `sqlite:${join(folder, 'site.db')}`, log_level: 'warning' };
    const keyOf = async (more) => {
      const site = await Site.start({ ...settings, ...more });
      const { push_key } = (await askAs(site, await signIn(site, freshTelephone()), settingsQuery)).data.news_settings;
      assert.equal(await site.stop(), 0);
      return push_key;
    };
    const key = await keyOf();
    assert.match(key, /^B[\w-]{86}$/);
    assert.equal(hoigung(['keys', 'rotate'], settings).code, 0);
    assert.equal(await keyOf(), key);
    const backup = join(folder, 'backup.db');
    const restored = { database: `sqlite:${join(folder, 'restored.db')}` };
    assert.equal(hoigung(['backup', backup], settings).code, 0);
    const done = hoigung(['restore', backup, '--without-erasures'], { ...settings, ...restored });
    assert.equal(done.code, 0, done.err);
    assert.equal(await keyOf(restored), key);
  });
});

describe('a site that sends no push', () => {
  test('[12.06] says why, tells pages so, and takes no subscription', async () => {
    const settings = { database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'warning', push_anywhere: 'false' };
    const advice = (more) => hoigung(['check'], { ...settings, ...more }).err;
    assert.match(advice(), /no push is sent: mailto:no-reply@localhost is no public address/);
    assert.doesNotMatch(advice({ push_contact: 'ops@hoigung.hk' }), /no push is sent/);
    const site = await Site.start({ ...settings, company_verification: 'false' });
    const shop = await Shop.open(site);
    const applicant = await shop.applicant();
    const service = await PushService.start();
    const { news_settings } = (await askAs(site, applicant.token, settingsQuery)).data;
    assert.deepEqual([news_settings.push_key, news_settings.sms_offered, news_settings.sms], [null, false, false]);
    assert.equal(codeOf(await new PushBrowser(service).register(site, applicant.token)), 100012);
    assert.equal(codeOf(await askAs(site, applicant.token, switchQuery, { sms: true })), 100012);
    await service.stop();
    assert.equal(await site.stop(), 0);
  });

  test('[12.06] a private address is refused when it is registered and again when it is sent to', async () => {
    const settings = {
      database: `sqlite:${join(privateFolder(), 'site.db')}`,
      log_level: 'warning',
      company_verification: 'false',
      push_anywhere: 'false',
      push_contact: 'ops@hoigung.hk',
      push_hosts: 'localhost',
    };
    const site = await Site.start(settings);
    const shop = await Shop.open(site);
    const applicant = await shop.applicant();
    await changeNews(site, applicant, { at_night: true });
    const service = await PushService.start();
    const browser = new PushBrowser(service);
    for (const endpoint of [browser.endpoint, 'https://127.0.0.1/a', 'https://10.0.0.1/a', 'https://localhost:8443/a', 'https://fcm.googleapis.com/a'])
      assert.equal(codeOf(await browser.register(site, applicant.token, { ...browser.subscription, endpoint })), 100012, endpoint);
    assert.equal(codeOf(await browser.register(site, applicant.token, { ...browser.subscription, endpoint: 'https://localhost/a' })), 0);
    await shop.offer(applicant, aTime());
    const failed = async () => /hoigung_pushes_total\{result="failed"\} [1-9]/.test(await (await fetch(`${site.ops}/metrics`)).text());
    await eventually(failed, 'the refused connection');
    assert.equal(service.arrived.length, 0);
    await service.stop();
    assert.equal(await site.stop(), 0);
  });
});
