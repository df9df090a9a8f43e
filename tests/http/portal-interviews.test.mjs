// Interviews between employers and seekers, from outside.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { acceptQuery, anotherQuery, cancelQuery, declineQuery, offerQuery, Shop } from '../support/contact.mjs';
import { eventually } from '../support/outage.mjs';
import { colleague, loggedIn, mailSaying } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const day = 24 * 60 * 60 * 1000;
/** A moment some days ahead at an hour in Hong Kong. */
const at = (days, hour = 15) => {
  const hongKong = new Date(Date.now() + 8 * 60 * 60 * 1000 + days * day).toISOString().slice(0, 10);
  return new Date(`${hongKong}T${String(hour).padStart(2, '0')}:00:00+08:00`).toISOString();
};

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`interviews on ${kind}`, () => {
    let site;
    let shop;

    before(async () => {
      site = await Site.start({ database: makeDatabase(), log_level: 'warning', company_verification: 'false' });
      shop = await Shop.open(site);
    });
    after(async () => assert.equal(await site.stop(), 0));

    test('[10.29] an employer offers times, the seeker takes one, and both have it in their calendars', async () => {
      const applicant = await shop.applicant();
      const offered = await shop.offer(applicant, { times: [at(4), at(3)], minutes: 45, note: 'Ask for May' });
      assert.deepEqual(offered.times, [at(3), at(4)]);
      assert.equal(offered.state, 'offered');
      const [seen] = (await applicant.seen()).interviews;
      assert.equal(seen.place, 'Mong Kok, 700 Nathan Road');
      assert.equal(seen.note, 'Ask for May');
      assert.equal(seen.calendar_path, null);
      const accepted = (await applicant.get(acceptQuery, { id: offered.id, version: seen.version, time: at(4) })).accept_interview;
      assert.equal(accepted.state, 'accepted');
      assert.equal(accepted.time, at(4));
      const own = await fetch(`${site.url}${accepted.calendar_path}`, { headers: { Authorization: `Bearer ${applicant.token}` } });
      assert.equal(own.headers.get('content-type'), 'text/calendar; charset=utf-8; method=PUBLISH');
      const file = await own.text();
      assert.match(file, new RegExp(`\r\nUID:${offered.id}@`));
      assert.match(file, /\r\nSEQUENCE:2\r\n/);
      assert.match(file, new RegExp(`DTSTART;TZID=Asia/Hong_Kong:${at(4).slice(0, 4)}\\d{4}T150000`));
      const [listed] = (await shop.seen(applicant)).interviews;
      const theirs = await fetch(`${site.url}${listed.calendar_path}`, { headers: { Cookie: shop.owner.cookie } });
      assert.match(await theirs.text(), /BEGIN:VTIMEZONE\r\nTZID:Asia\/Hong_Kong/);
      const mail = await mailSaying(site, shop.owner.email, /has accepted an interview/);
      assert.ok(mail.includes(shop.title));
      assert.ok(!mail.includes('Chan Tai Man'));
    });

    test('[10.29] another time, declining and cancelling go both ways, and an older version is told of', async () => {
      const applicant = await shop.applicant();
      const offered = await shop.offer(applicant, { times: [at(5, 10)], is_by_telephone: true });
      assert.equal((await applicant.seen()).interviews[0].place, '');
      const asked = (await applicant.get(anotherQuery, { id: offered.id, version: 1, text: '我星期六先得閒' })).ask_another_time;
      assert.equal(asked.state, 'another_asked');
      assert.equal(asked.version, 2);
      assert.equal((await shop.ask(cancelQuery, { id: offered.id, version: 1 })).errors[0].extensions.error_code, 100052);
      const again = await shop.offer(applicant, { times: [at(6, 10)] });
      assert.equal(again.id, offered.id);
      assert.equal(again.version, 3);
      assert.equal(again.answer, '');
      assert.equal(await applicant.refusal(acceptQuery, { id: again.id, version: 3, time: at(5, 10) }), 100012);
      assert.equal(await applicant.refusal(acceptQuery, { id: again.id, version: 2, time: at(6, 10) }), 100052);
      await applicant.get(acceptQuery, { id: again.id, version: 3, time: at(6, 10) });
      const declined = (await applicant.get(declineQuery, { id: again.id, version: 4, text: 'Sorry' })).decline_interview;
      assert.equal(declined.state, 'declined');
      assert.equal(declined.time, at(6, 10));
      assert.equal(await applicant.refusal(declineQuery, { id: again.id, version: 5 }), 100052);
      const other = await shop.offer(applicant, { times: [at(7)] });
      assert.notEqual(other.id, again.id);
      const cancelled = (await shop.get(cancelQuery, { id: other.id, version: 1, note: 'We are full' })).cancel_interview;
      assert.equal(cancelled.state, 'cancelled');
      assert.deepEqual((await applicant.seen()).interviews.map(({ state }) => state), ['declined', 'cancelled']);
    });

    test('[10.29] when both act at the same moment one of them is told', async () => {
      const applicant = await shop.applicant();
      for (let round = 0; round < 5; ++round) {
        const { id, version } = await shop.offer(applicant, { times: [at(8)] });
        const [cancelled, accepted] = await Promise.all([
          shop.ask(cancelQuery, { id, version }),
          applicant.ask(acceptQuery, { id, version, time: at(8) }),
        ]);
        const codes = [cancelled, accepted].map(({ errors }) => errors?.[0].extensions.error_code ?? 0);
        assert.deepEqual(codes.sort(), [0, 100052]);
        const now = (await shop.seen(applicant)).interviews.find((each) => each.id === id);
        assert.equal(now.version, version + 1);
        assert.equal(now.state, cancelled.errors ? 'accepted' : 'cancelled');
        if (cancelled.errors) await shop.get(cancelQuery, { id, version: version + 1 });
      }
    });

    test('[10.29] the past and clashes are warned of and not refused; what cannot be is', async () => {
      const check = 'query ($company: ID!, $applicant: ID!, $interview: InterviewInput!) { check_interview(company: $company, applicant: $applicant, interview: $interview) }';
      const applicant = await shop.applicant();
      const warnings = async (interview, who = applicant) => {
        const { key, ...variables } = shop.offerVariables(who, interview);
        return (await shop.get(check, variables)).check_interview;
      };
      assert.deepEqual(await warnings({ times: [at(20)] }), []);
      assert.deepEqual(await warnings({ times: [at(-1)] }), ['past']);
      const { id } = await shop.offer(applicant, { times: [at(20)], minutes: 60 });
      await applicant.get(acceptQuery, { id, version: 1, time: at(20) });
      const half = new Date(Date.parse(at(20)) + 30 * 60 * 1000).toISOString();
      assert.deepEqual(await warnings({ times: [half] }), ['clash']);
      assert.deepEqual(await warnings({ times: [half] }, await shop.applicant()), ['clash']);
      assert.deepEqual(await warnings({ times: [at(20, 16)] }), []);
      assert.equal((await shop.offer(applicant, { times: [at(-1)] })).state, 'offered');
      const refused = async (interview) => shop.owner.refusal(offerQuery, shop.offerVariables(applicant, interview));
      assert.equal(await refused({ times: [] }), 200033);
      assert.equal(await refused({ times: [at(1), at(1)] }), 200033);
      assert.equal(await refused({ times: [at(1), at(2), at(3), at(4)] }), 200033);
      assert.equal(await refused({ times: [at(70)] }), 200033);
      assert.equal(await refused({ times: [at(1)], minutes: 20 }), 200033);
      assert.equal(await refused({ times: [at(1)], branch: null }), 200033);
      assert.equal(await refused({ times: [at(1)], branch: applicant.application }), 100012);
      assert.equal(await refused({ times: [at(1)], note: 'x'.repeat(301) }), 200005);
    });

    test('[10.29] [10.06] the list by day has what is to come, and others see none of it', async () => {
      const applicant = await shop.applicant();
      const { id } = await shop.offer(applicant, { times: [at(30), at(31)] }, 'one key');
      assert.equal((await shop.offer(applicant, { times: [at(40)] }, 'one key')).id, id);
      const days = 'query ($company: ID!, $from: String) { company(id: $company) { interview_days(from: $from, days: 3) { day interviews { id state applicant_name job_name { en } } } } }';
      const from = new Date(Date.parse(at(30)) + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const listed = (await shop.get(days, { from })).company.interview_days;
      assert.equal(listed.length, 1);
      assert.equal(listed[0].day, from);
      assert.deepEqual(listed[0].interviews, [{ id, state: 'offered', applicant_name: 'Chan Tai Man', job_name: { en: shop.title } }]);
      const viewer = await colleague(shop.owner, shop.company, 'viewer');
      assert.equal((await shop.get(days, { from }, viewer)).company.interview_days.length, 1);
      assert.equal(await viewer.refusal(offerQuery, shop.offerVariables(applicant, { times: [at(2)] })), 100027);
      const stranger = await loggedIn(site);
      const foreign = (await stranger.found()).id;
      assert.equal(await stranger.refusal(offerQuery, { ...shop.offerVariables(applicant, { times: [at(2)] }), company: foreign }), 100012);
      assert.equal(await stranger.refusal(cancelQuery, { company: foreign, id, version: 1 }), 100012);
      const someone = await shop.applicant();
      assert.equal(await someone.refusal(acceptQuery, { id, version: 1, time: at(30) }), 100012);
      await applicant.get(acceptQuery, { id, version: 1, time: at(31) });
      const calendar = (token) => fetch(`${site.url}/api/seeker/interviews/${id}.ics`, { headers: { Authorization: `Bearer ${token}` } });
      assert.equal((await calendar(someone.token)).status, 404);
      assert.equal((await calendar(applicant.token)).status, 200);
      assert.equal((await fetch(`${site.url}/api/portal/companies/${foreign}/interviews/${id}.ics`, { headers: { Cookie: stranger.cookie } })).status, 404);
    });

    test('[10.29] [10.32] a withdrawn application takes its interviews along, and the company is told', async () => {
      const applicant = await shop.applicant();
      const { id } = await shop.offer(applicant, { times: [at(12)] });
      await applicant.get(acceptQuery, { id, version: 1, time: at(12) });
      await applicant.withdraw();
      await mailSaying(site, shop.owner.email, /has withdrawn, so the interview is off/);
      const seen = await shop.seen(applicant);
      assert.deepEqual(seen.interviews, []);
      assert.equal(seen.conversation.state, 'over');
      assert.equal(await shop.owner.refusal(offerQuery, shop.offerVariables(applicant, { times: [at(2)] })), 100039);
    });

    test('[10.29] both are reminded the day before, and again two hours before', async () => {
      const applicant = await shop.applicant();
      const { id } = await shop.offer(applicant, { times: [at(3, 18)] });
      await applicant.get(acceptQuery, { id, version: 1, time: at(3, 18) });
      const types = ['InterviewChanged'];
      assert.equal((await applicant.notifications(types)).unread_total, 0);
      await advance(site, Math.ceil((Date.parse(at(2, 10)) - Date.now()) / 1000) + 60);
      await eventually(async () => (await applicant.notifications(types)).unread_total === 1, 'the notification');
      await mailSaying(site, shop.owner.email, /Reminder: an interview for .* is tomorrow/);
      await applicant.get('mutation { read_notifications { unread_total } }');
      await advance(site, 30 * 3600);
      await eventually(async () => (await applicant.notifications(types)).unread_total === 1, 'the second notification');
      await mailSaying(site, shop.owner.email, /Reminder: an interview for .* is today/);
    });
  });
}
