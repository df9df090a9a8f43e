// What both sides say of interviews: before them, by links of reminders, and afterwards.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { acceptQuery, cancelQuery, declineQuery, interviewFields, Shop } from '../support/contact.mjs';
import { actsOf, callAct, changeNews, giveEmail } from '../support/emails.mjs';
import { eventually } from '../support/outage.mjs';
import { mailSaying, outboxMails } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const minute = 60_000;
const day = 86_400_000;
const attendQuery = `mutation ($id: ID!, $version: Int!, $attendance: Attendance!) { attend_interview(id: $id, version: $version, attendance: $attendance) { ${interviewFields} } }`;
const reportQuery = `mutation ($id: ID!, $outcome: InterviewOutcome!) { report_interview(id: $id, outcome: $outcome) { ${interviewFields} } }`;
const companyReportQuery = `mutation ($company: ID!, $id: ID!, $outcome: InterviewOutcome!) { report_interview(company: $company, id: $id, outcome: $outcome) { ${interviewFields} absence_counts_at } }`;
const recordQuery = '{ interview_record { held missed missed_by_employers } }';
const replyQuery = 'query ($company: ID!) { company(id: $company) { reply_record { percent missed_interviews advice } } }';

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`interviews that happen on ${kind}`, () => {
    let site;
    let shop;
    let moved = 0;
    const hook = { taken: [] };

    before(async () => {
      site = await Site.start({ database: makeDatabase(), log_level: 'warning', company_verification: 'false' });
      shop = await Shop.open(site);
      hook.server = createServer((request, response) => {
        let text = '';
        request.on('data', (bytes) => {
          text += bytes;
        });
        request.on('end', () => {
          hook.taken.push(JSON.parse(text));
          response.end();
        });
      });
      await new Promise((done) => hook.server.listen(0, '127.0.0.1', done));
      const { make_key } = await shop.get('mutation ($company: ID!) { make_key(company: $company, name: "ATS") { key { id } } }');
      const set = 'mutation ($company: ID!, $id: ID!, $url: String!) { set_webhook(company: $company, id: $id, url: $url) { secret } }';
      await shop.get(set, { id: make_key.key.id, url: `http://127.0.0.1:${hook.server.address().port}/hook` });
    });
    after(async () => {
      hook.server.close().closeAllConnections();
      assert.equal(await site.stop(), 0);
    });

    /** Moves the site's clock to a moment, and logs the employer in again. */
    async function moveTo(moment) {
      const seconds = Math.ceil((moment - Date.now() - moved) / 1000);
      if (seconds > 0) {
        moved += seconds * 1000;
        await advance(site, seconds);
      }
      await shop.owner.logIn();
    }
    /** Three in the afternoon of a day in Hong Kong, counted from the site's today. */
    const afternoon = (days) => Date.parse(`${new Date(Date.now() + moved + 8 * 60 * minute + days * day).toISOString().slice(0, 10)}T15:00:00+08:00`);
    /** An applicant with an address and an interview that both have agreed on. */
    async function agreed(begins = afternoon(2)) {
      const applicant = await shop.applicant();
      applicant.email = await giveEmail(site, applicant);
      await changeNews(site, applicant, { at_night: true });
      const offered = await shop.offer(applicant, { times: [new Date(begins).toISOString()], minutes: 30 });
      applicant.interview = (await applicant.get(acceptQuery, { id: offered.id, version: 1, time: offered.times[0] })).accept_interview;
      applicant.begins = begins;
      return applicant;
    }
    const companySees = async (applicant) => (await shop.seen(applicant)).interviews[0];
    const reply = async () => (await shop.get(replyQuery)).company.reply_record;
    const report = (applicant, outcome) => applicant.get(reportQuery, { id: applicant.interview.id, outcome });
    const companyReports = (applicant, outcome) => shop.get(companyReportQuery, { id: applicant.interview.id, outcome });

    test('[10.46] [10.47] a seeker confirms by a link of the reminder, then says "late" and gives the time back, and the employer sees it', async () => {
      const applicant = await agreed();
      await moveTo(applicant.begins - 29 * 60 * minute + minute);
      const mail = await mailSaying(site, applicant.email, /mail-act/);
      const acts = actsOf(mail);
      assert.deepEqual(Object.keys(acts), ['confirm_interview', 'late_for_interview', 'decline_interview']);
      // A scanner opens all links twice.
      for (let time = 0; time < 2; ++time)
        for (const act of Object.values(acts)) {
          const shown = await callAct(site, 'GET', act);
          assert.deepEqual([shown.state, shown.job, shown.interview_at], ['ready', shop.title, applicant.interview.time]);
          assert.match(shown.page_url, /\/hk\/en\/profile\/\?page=myApplications&popup=application&id=/);
        }
      assert.equal((await companySees(applicant)).attendance, 'unsaid');
      assert.equal((await callAct(site, 'POST', acts.confirm_interview)).state, 'done');
      assert.deepEqual([(await companySees(applicant)).attendance, (await companySees(applicant)).version], ['confirmed', 2]);
      assert.equal((await callAct(site, 'POST', acts.confirm_interview)).state, 'changed', 'spent');
      assert.equal((await callAct(site, 'POST', acts.late_for_interview)).state, 'done');
      assert.equal((await companySees(applicant)).attendance, 'late');
      await mailSaying(site, shop.owner.email, /will be late for the interview/);
      assert.equal((await callAct(site, 'GET', acts.late_for_interview)).state, 'changed');
      assert.equal((await callAct(site, 'POST', acts.decline_interview)).state, 'done');
      assert.equal((await companySees(applicant)).state, 'declined');
      for (const act of Object.values(acts)) assert.equal((await callAct(site, 'POST', act)).state, 'changed');
    });

    test('[10.47] links of another seeker, of another time and forged ones do nothing', async () => {
      const one = await agreed();
      const two = await agreed(one.begins);
      await moveTo(one.begins - 29 * 60 * minute + minute);
      const [act, , , version, expiry, digest] = actsOf(await mailSaying(site, one.email, /mail-act/)).confirm_interview.split('.');
      const [, seeker, interview] = actsOf(await mailSaying(site, two.email, /mail-act/)).confirm_interview.split('.');
      for (const forged of [[act, seeker, interview, version, expiry, digest], ['decline_interview', seeker, interview, version, expiry, digest]]) {
        const answer = await callAct(site, 'POST', forged.join('.'));
        assert.deepEqual([answer.status, answer.code], [404, 100012]);
      }
      const later = actsOf(await mailSaying(site, one.email, /mail-act/));
      await shop.get(cancelQuery, { id: one.interview.id, version: 2 });
      for (const each of Object.values(later)) assert.equal((await callAct(site, 'POST', each)).state, 'changed');
      assert.equal((await companySees(two)).attendance, 'unsaid');
    });

    test('[10.46] what both say counts: the records, the webhook and the exports have it', async () => {
      const applicant = await agreed();
      const { id } = applicant.interview;
      const attend = (attendance, version = 2) => applicant.refusal(attendQuery, { id, version, attendance });
      assert.deepEqual([await attend('confirmed', 1), await attend('confirmed'), await attend('confirmed'), await attend('unsaid')], [100052, 0, 100052, 100052]);
      assert.equal(await applicant.refusal(reportQuery, { id, outcome: 'held' }), 100052, 'not before its time');
      await moveTo(applicant.begins + 31 * minute);
      await mailSaying(site, shop.owner.email, /Did the interview for/);
      await eventually(async () => (await outboxMails(site, applicant.email)).some((mail) => /Did it take place\?/.test(mail)), 'the seeker is asked');
      assert.equal(await applicant.refusal(declineQuery, { id, version: 2 }), 100052, 'it is over');
      assert.equal((await shop.ask(cancelQuery, { id, version: 2 })).errors[0].extensions.error_code, 100052);
      await report(applicant, 'held');
      const seen = await companySees(applicant);
      assert.deepEqual([seen.reported, seen.outcome], [null, null], 'the company does not see what the seeker said');
      assert.equal((await companyReports(applicant, 'held')).report_interview.outcome, 'held');
      assert.equal((await applicant.seen()).interviews[0].outcome, 'held');
      assert.equal((await shop.ask(companyReportQuery, { id, outcome: 'seeker_absent' })).errors[0].extensions.error_code, 100052);
      assert.deepEqual((await applicant.get(recordQuery)).interview_record, { held: 1, missed: 0, missed_by_employers: 0 });
      const event = await eventually(() => hook.taken.find((each) => each.interview?.id === id), 'the event');
      assert.deepEqual([event.event, event.interview.outcome, event.application_id], ['interview.counted', 'held', applicant.application]);
      const own = await (await fetch(`${site.url}/api/seeker/export`, { headers: { Authorization: `Bearer ${applicant.token}` } })).json();
      assert.match(JSON.stringify(own), /"you_said":"held","employer_said":"held","outcome":"held"/);
      const csv = await (await shop.owner.download(`companies/${shop.company}/jobs/${shop.job}/applicants.csv`)).text();
      assert.match(csv.split('\r\n')[0], /"面試結果"$/);
      assert.match(csv, /"已進行"\r\n/);
    });

    test('[10.46] a company that says nothing for seven days was not there; silence counts against no seeker', async () => {
      const left = await agreed();
      const silent = await agreed(left.begins);
      const before = await reply();
      await moveTo(left.begins + 31 * minute);
      await companyReports(silent, 'seeker_absent');
      await report(left, 'company_absent');
      await mailSaying(site, shop.owner.email, /says that nobody of yours came to the interview/);
      assert.notEqual((await companySees(left)).report_until, null);
      await moveTo(left.begins + 8 * day);
      await eventually(async () => (await companySees(left)).outcome === 'company_absent', 'it counts');
      assert.equal((await companySees(silent)).outcome, null);
      assert.deepEqual((await left.get(recordQuery)).interview_record, { held: 0, missed: 0, missed_by_employers: 1 });
      assert.deepEqual((await silent.get(recordQuery)).interview_record, { held: 0, missed: 0, missed_by_employers: 0 });
      const after = await reply();
      assert.equal(after.missed_interviews, before.missed_interviews + 1);
      assert.ok(after.percent < 100);
      assert.match(after.advice.join(' '), /nobody of yours was there: 1/);
    });
  });
}
