// What employers and seekers write to each other, from outside.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fillConversation, messageFields, Shop } from '../support/contact.mjs';
import { eventually } from '../support/outage.mjs';
import { colleague, loggedIn, mailSaying } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const sendQuery = 'mutation ($company: ID!, $applicant: ID!, $key: String!, $text: String!) { send_message(company: $company, applicant: $applicant, key: $key, text: $text) { number } }';
const pageQuery = `query ($company: ID!, $id: ID!, $before: Int, $after: Int, $limit: Int) { company(id: $company) { applicant(id: $id) { conversation { messages(before: $before, after: $after, limit: $limit) { number text } } } } }`;
const readQuery = 'mutation ($company: ID!, $applicant: ID!, $up_to: Int!) { mark_read(company: $company, applicant: $applicant, up_to: $up_to) { read_by_seeker read_by_company } }';
const ownReadQuery = 'mutation ($id: ID!, $up_to: Int!) { mark_read(application_id: $id, up_to: $up_to) { read_by_seeker read_by_company } }';
const endQuery = 'mutation ($company: ID!, $applicant: ID!) { end_conversation(company: $company, applicant: $applicant) { state } }';
const ownEndQuery = 'mutation ($id: ID!) { end_conversation(application_id: $id) { state } }';
const reportQuery = `mutation ($id: ID!, $number: Int!) { report_message(application_id: $id, number: $number, reason: "Asks for money") { ${messageFields} } }`;

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`conversations on ${kind}`, () => {
    let database;
    let site;
    let shop;
    const code = (answer) => answer.errors?.[0]?.extensions?.error_code ?? 0;

    before(async () => {
      database = makeDatabase();
      site = await Site.start({ database, log_level: 'warning', company_verification: 'false' });
      shop = await Shop.open(site);
    });
    after(async () => assert.equal(await site.stop(), 0));

    test('[10.41] the employer begins, the seeker answers, and each sees what the other has read', async () => {
      const applicant = await shop.applicant();
      assert.equal((await applicant.seen()).conversation.state, 'none');
      assert.equal(code(await applicant.send('Hello?')), 100053);
      const first = await shop.send(applicant, '  你好，請問幾時返得工？\n');
      assert.equal(first.number, 1);
      assert.equal(first.text, '你好，請問幾時返得工？');
      assert.equal(first.by, shop.owner.email);
      const answered = (await applicant.send('Tomorrow')).data.send_message;
      assert.deepEqual([answered.number, answered.from_seeker, answered.by], [2, true, '']);
      const seen = (await applicant.seen()).conversation;
      assert.deepEqual(seen.messages.map(({ text }) => text), ['你好，請問幾時返得工？', 'Tomorrow']);
      // An address is for colleagues.
      assert.equal(seen.messages[0].by, '');
      assert.deepEqual([seen.read_by_seeker, seen.read_by_company], [2, 1]);
      assert.deepEqual((await shop.get(readQuery, { applicant: applicant.application, up_to: 99 })).mark_read, { read_by_seeker: 2, read_by_company: 2 });
      assert.deepEqual((await applicant.get(ownReadQuery, { id: applicant.application, up_to: 1 })).mark_read, { read_by_seeker: 2, read_by_company: 2 });
    });

    test('[10.41] a key sends once, and texts have their limits', async () => {
      const applicant = await shop.applicant();
      const key = 'the same';
      const sent = await Promise.all([1, 2, 3, 4].map(() => shop.send(applicant, 'Once', key)));
      assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
      const answers = await Promise.all([1, 2, 3].map(() => applicant.send('Yes', key)));
      assert.deepEqual(answers.map(({ data }) => data.send_message.number), [2, 2, 2]);
      assert.equal((await shop.seen(applicant)).conversation.last_number, 2);
      const refused = (text) => shop.owner.refusal(sendQuery, { company: shop.company, applicant: applicant.application, key: 'x', text });
      assert.equal(await refused('字'.repeat(1001)), 200005);
      assert.equal(await refused(' \u200b '), 200005);
      assert.equal(await refused('a\u0007b'), 200005);
      assert.equal((await shop.send(applicant, '字'.repeat(1000))).number, 3);
      assert.match((await applicant.send('字'.repeat(1001))).errors[0].message, /at most 1000/);
    });

    test('[10.41] a conversation of 10,000 messages is read page by page, each message once and in order', async () => {
      const applicant = await shop.applicant();
      const { application } = applicant;
      fillConversation(database, { application, company: shop.company, person: shop.owner.id }, 10_000);
      // As the pages of each side ask.
      const ownQuery = 'query ($ids: [ID!]!, $before: Int, $after: Int) { get_applications(applicationIDs: $ids) { applications { conversation { messages(before: $before, after: $after) { number text } } } } }';
      const portalPage = async (range) => (await shop.get(pageQuery, { id: application, limit: 50, ...range })).company.applicant.conversation.messages;
      const ownPage = async (range) => (await applicant.get(ownQuery, { ids: [application], ...range })).get_applications.applications[0].conversation.messages;
      for (const page of [portalPage, ownPage]) {
        const backwards = [];
        for (let found = await page({}); found.length > 0; found = await page({ before: found[0].number })) {
          assert.equal(found.length, 50);
          backwards.unshift(...found);
        }
        assert.deepEqual(backwards.map(({ text }) => text), Array.from({ length: 10_000 }, (_, i) => `Message ${i + 1}`));
        assert.deepEqual((await page({ after: 9_970 })).map(({ number }) => number), Array.from({ length: 30 }, (_, i) => 9_971 + i));
      }
      assert.equal((await shop.send(applicant, 'One more')).number, 10_001);
      assert.deepEqual((await ownPage({ after: 10_000 })).map(({ text }) => text), ['One more']);
    });

    test('[10.41] numbers have no gaps when both write at once', async () => {
      const applicant = await shop.applicant();
      await shop.send(applicant, 'First');
      const all = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? shop.send(applicant, `e${i}`) : applicant.send(`s${i}`))));
      const numbers = all.map((each) => each.number ?? each.data.send_message.number).sort((a, b) => a - b);
      assert.deepEqual(numbers, Array.from({ length: 20 }, (_, i) => i + 2));
      const page = async (more) => (await shop.get(pageQuery, { id: applicant.application, ...more })).company.applicant.conversation.messages.map(({ number }) => number);
      assert.deepEqual(await page({ limit: 2 }), [20, 21]);
      assert.deepEqual(await page({ before: 20, limit: 2 }), [18, 19]);
      assert.deepEqual(await page({ after: 5, limit: 2 }), [6, 7]);
      assert.equal(code(await shop.ask(pageQuery, { id: applicant.application, limit: 51 })), 100011);
    });

    test('[10.42] either side ends it', async () => {
      for (const bySeeker of [true, false]) {
        const applicant = await shop.applicant();
        await shop.send(applicant, 'Hello');
        const state = bySeeker
          ? (await applicant.get(ownEndQuery, { id: applicant.application })).end_conversation.state
          : (await shop.get(endQuery, { applicant: applicant.application })).end_conversation.state;
        assert.equal(state, bySeeker ? 'ended_by_seeker' : 'ended_by_employer');
        assert.equal(code(await applicant.send('More')), 100053);
        assert.equal(await shop.owner.refusal(sendQuery, { company: shop.company, applicant: applicant.application, key: 'x', text: 'More' }), 100053);
      }
    });

    test('[10.42] signs of a scam warn the reader, and the operator reads only what was reported', async () => {
      const applicant = await shop.applicant();
      const sent = await shop.send(applicant, '入職前請先繳付 $500 保證金，並加我 Telegram 聯絡。');
      assert.ok(sent.warnings.includes('asks_for_money'), JSON.stringify(sent.warnings));
      assert.deepEqual((await applicant.seen()).conversation.messages[0].warnings, sent.warnings);
      const settings = { database };
      const unread = hoigung(['conversation', 'show', applicant.application], settings);
      assert.equal(unread.code, 1, unread.out);
      assert.ok(!unread.out.includes('保證金'));
      const reported = (await applicant.get(reportQuery, { id: applicant.application, number: 1 })).report_message;
      assert.equal(reported.is_reported, true);
      assert.equal(code(await applicant.ask(reportQuery, { id: applicant.application, number: 2 })), 100012);
      assert.equal((await shop.seen(applicant)).conversation.messages[0].is_reported, false);
      const list = hoigung(['conversation', 'list'], settings);
      assert.match(list.out, new RegExp(`${applicant.application}.*Asks for money`));
      const shown = hoigung(['conversation', 'show', applicant.application], settings);
      assert.equal(shown.code, 0, shown.out);
      assert.match(shown.out, /保證金/);
      assert.match(shown.out, /was read by the operator/);
      const report = /^([0-9a-f]{24})/m.exec(list.out)[1];
      assert.equal(hoigung(['conversation', 'settle', report], settings).code, 0);
      assert.equal(hoigung(['conversation', 'settle', report], settings).code, 1);
    });

    test('[10.41] [10.44] who does not read is told once: the seeker on the site, the company by mail', async () => {
      const own = await Shop.open(site);
      const applicant = await own.applicant();
      const types = ['MessageReceived'];
      await own.send(applicant, 'Are you there?');
      await own.send(applicant, 'Hello?');
      assert.equal((await applicant.notifications(types)).total, 0);
      await advance(site, 31);
      await eventually(async () => (await applicant.notifications(types)).unread_total === 1, 'the notification');
      assert.equal((await applicant.notifications()).total, 0);
      const [told] = (await applicant.notifications(types)).notifications;
      assert.equal(told.application_id, applicant.application);
      await applicant.get(ownReadQuery, { id: applicant.application, up_to: 2 });
      assert.equal((await applicant.notifications(types)).unread_total, 0);
      await applicant.send('Here I am: Chan Tai Man');
      await applicant.send('And again');
      await advance(site, 31);
      const mail = await mailSaying(site, own.owner.email, /An applicant for .* has written to you/);
      assert.ok(!mail.includes('Chan'));
    });

    test('[10.44] new applicants are mailed by their number, without anything of them', async () => {
      const own = await Shop.open(site, { language: 'zh-hant' });
      await own.applicant();
      const mail = await mailSaying(site, own.owner.email, /有新申請人/);
      assert.ok(mail.includes(`/applicants/?job=${own.job}`));
      assert.ok(!mail.includes('Chan'));
    });

    test('[10.06] [10.42] others see none of it, and viewers do not write', async () => {
      const applicant = await shop.applicant();
      await shop.send(applicant, 'Between us');
      const stranger = await loggedIn(site);
      const foreign = (await stranger.found()).id;
      const variables = { company: foreign, applicant: applicant.application, key: 'x', text: 'Hi' };
      assert.equal(await stranger.refusal(sendQuery, variables), 100012);
      assert.equal(await stranger.refusal(sendQuery, { ...variables, company: shop.company }), 100026);
      const viewer = await colleague(shop.owner, shop.company, 'viewer');
      assert.equal(await viewer.refusal(sendQuery, { ...variables, company: shop.company }), 100027);
      assert.equal((await shop.seen(applicant, viewer)).conversation.messages[0].text, 'Between us');
      const someone = await shop.applicant();
      assert.equal(await someone.refusal(ownReadQuery, { id: applicant.application, up_to: 1 }), 100012);
    });

    test('[10.43] it stands in the export, and goes with the application', async () => {
      const applicant = await shop.applicant();
      await shop.send(applicant, 'For the record');
      await applicant.send('Yes');
      const exported = await (await fetch(`${site.url}/api/seeker/export`, { headers: { Authorization: `Bearer ${applicant.token}` } })).json();
      const [{ conversation, interviews }] = exported.applications;
      assert.deepEqual(conversation.messages.map(({ from, text }) => [from, text]), [['employer', 'For the record'], ['you', 'Yes']]);
      assert.deepEqual(interviews, []);
      const listed = 'query ($company: ID!) { company(id: $company) { unread_messages conversations(limit: 30) { applicant { id } unread last { text } } } }';
      const before = (await shop.get(listed)).company;
      assert.deepEqual(before.conversations[0], { applicant: { id: applicant.application }, unread: 1, last: { text: 'Yes' } });
      assert.ok(before.unread_messages >= 1);
      await applicant.withdraw();
      const after = (await shop.get(listed)).company;
      assert.equal(after.unread_messages, before.unread_messages - 1);
      assert.ok(after.conversations.every((each) => each.applicant.id !== applicant.application));
      assert.deepEqual((await shop.seen(applicant)).conversation.messages, []);
      assert.equal(code(await applicant.send('Still there?')), 100039);
    });

    test('[10.41] ready sentences are there for both sides in both languages', async () => {
      const theirs = (await shop.get('{ ready_sentences { code text { zh_hant en } } }')).ready_sentences;
      assert.ok(theirs.length > 4);
      for (const { text } of theirs) assert.ok(text.zh_hant && text.en);
      const own = (await site.graphql('{ ready_sentences { code text } }', {}, { 'Accept-Language': 'zh-hant' })).data.ready_sentences;
      assert.ok(own.every(({ text }) => /\p{Script=Han}/u.test(text)));
    });
  });
}
