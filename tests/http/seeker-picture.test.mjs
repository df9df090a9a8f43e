import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { expectDocumented } from '../support/openapi.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { chunk, png } from '../support/png.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance, applyQuery, askAs, claimsOf, freshTelephone, post, signIn, signInWithProfile, updateProfile } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const databases = {
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
};
const errors = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../api/errors.json'), 'utf8'));
const largest = 10_485_760;

/** A valid PNG of exactly so many bytes. */
function pngOf(bytes) {
  const plain = png(8, 8);
  return png(8, 8, [chunk('prVt', Buffer.alloc(bytes - plain.length - 12, 0x20))]);
}

for (const [kind, makeDatabase] of Object.entries(databases)) {
  describe(`pictures and export on ${kind}`, () => {
    let database;
    let site;
    let employer;

    const send = (token, body, headers = {}) =>
      fetch(`${site.url}/api/seeker/upload`, {
        method: 'POST',
        headers: { 'Accept-Language': 'en', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }), ...headers },
        body,
      });
    const form = (bytes, name = 'me.png', field = 'file') => {
      const made = new FormData();
      made.set(field, new Blob([bytes]), name);
      return made;
    };
    const upload = async (token, bytes = png(300, 200)) => {
      const answer = await send(token, form(bytes));
      assert.equal(answer.status, 200);
      return (await expectDocumented('/upload', answer)).data.file_id;
    };
    const refused = async (status, answer, code) => {
      assert.equal(answer.status, status);
      const body = await expectDocumented('/upload', answer);
      assert.equal(body.error_code, code);
      assert.ok(body.message.length > 0);
      return body.message;
    };
    const pictures = 'profile_picture profile_picture_thumbnail profile_picture_avatar';
    const show = async (token, file) => {
      const { data, errors: found } = await updateProfile(site, token, { profile_picture: file }, pictures);
      assert.equal(found, undefined, JSON.stringify(found));
      return Object.values(data.update_profile);
    };

    before(async () => {
      database = makeDatabase();
      importLines(database, [company(1), job(1), job(2)]);
      site = await Site.start({ database, log_level: 'warning' });
      employer = new Partner(site, addKey(database, 'Silver Dragon', [id(1, 'c0')]));
    });
    after(async () => assert.equal(await site.stop(), 0));

    test('[7.35] [3.50] a picture is put into the profile in three sizes, at addresses that only a browser keeps, and that end with it', async () => {
      const token = await signIn(site, freshTelephone());
      const addresses = await show(token, await upload(token));
      assert.equal(new Set(addresses).size, 3);
      for (const address of addresses) {
        assert.match(address, /^\/content\/media\/[0-9a-f]{24}\.webp$/);
        const answer = await site.get(address);
        assert.equal(answer.status, 200);
        assert.equal(answer.headers.get('content-type'), 'image/webp');
        assert.equal(answer.headers.get('cache-control'), 'private, no-cache');
        assert.equal(Buffer.from(await answer.arrayBuffer()).toString('latin1', 8, 12), 'WEBP');
      }
      const { data } = await updateProfile(site, token, { profile_picture: null }, pictures);
      assert.deepEqual(Object.values(data.update_profile), [null, null, null]);
      for (const address of addresses) assert.equal((await site.get(address)).status, 404, 'a removed picture is gone at once');
      const [first] = await show(token, await upload(token));
      const [second] = await show(token, await upload(token));
      assert.deepEqual([(await site.get(first)).status, (await site.get(second)).status], [404, 200], 'so is a replaced one');
    });

    test('a file_id works for its owner alone, and its picture is not to be had before it is used', async () => {
      const owner = await signIn(site, freshTelephone());
      const stranger = await signIn(site, freshTelephone());
      const file = await upload(owner);
      for (const [token, foreign] of [[stranger, file], [owner, id(1)], [owner, 'x'], [owner, '']]) {
        for (const language of ['en', 'zh-hant']) {
          const query = 'mutation ($_id: ID, $file: ID) { update_profile(_id: $_id, profile_picture: $file) { _id } }';
          const answer = await post(site, 'graphql', { query, variables: { _id: claimsOf(token).sub, file: foreign } }, token, { 'Accept-Language': language });
          const { errors: found } = await answer.json();
          assert.deepEqual([found[0].extensions.error_code, found[0].message], [100012, errors.find(({ code }) => code === 100012)[language]]);
        }
      }
      for (const ending of ['webp', 'png', 'jpg']) assert.equal((await site.get(`/content/media/${file}.${ending}`)).status, 404);
      assert.equal((await show(owner, file)).length, 3);
    });

    test('[5.17] an upload is a form; other bodies are 415', async () => {
      const token = await signIn(site, freshTelephone());
      const bytes = png(8, 8);
      for (const type of ['application/json', 'image/png', 'application/x-www-form-urlencoded', 'text/plain'])
        await refused(415, await send(token, bytes, { 'Content-Type': type }));
      await refused(400, await send(token, bytes, { 'Content-Type': 'multipart/form-data; boundary=xyz' }));
      await refused(400, await send(token, form(bytes, 'me.png', 'picture')));
      const text = new FormData();
      text.set('file', 'just words');
      await refused(400, await send(token, text));
      assert.equal((await fetch(`${site.url}/api/seeker/upload`)).status, 405);
    });

    test('[5.15] only pictures are taken, whatever they are called', async () => {
      const token = await signIn(site, freshTelephone());
      const wrong = ['just text', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a\u0001\u0001', '%PDF-1.7', ''];
      for (const bytes of wrong) assert.match(await refused(415, await send(token, form(Buffer.from(bytes), 'me.jpg'))), /JPEG, PNG or WebP/);
      await refused(415, await send(token, form(Buffer.concat([png(8, 8), Buffer.from('<script>alert(1)</script>')]))));
      assert.match(await refused(415, await send(token, form(Buffer.from('x')), { 'Accept-Language': 'zh-Hant' })), /圖片/);
      assert.ok(await upload(token, png(8, 8)));
      const whole = png(300, 200);
      await refused(400, await send(token, form(whole.subarray(0, whole.length / 2))));
      await refused(413, await send(token, form(png(9000, 9000))));
    });

    test('[5.16] a file of 10 MB is taken, and one with a byte more is 413', async () => {
      const token = await signIn(site, freshTelephone());
      assert.ok(await upload(token, pngOf(largest)));
      await refused(413, await send(token, form(pngOf(largest + 1))));
      await refused(413, await send(token, form(Buffer.alloc(2 * largest))));
    });

    test('only seekers send pictures, and suspended ones and those who are leaving do not', async () => {
      await refused(403, await send(undefined, form(png(8, 8))), 100027);
      assert.equal((await send('nonsense', form(png(8, 8)))).status, 401);
      const telephone = freshTelephone();
      const token = await signIn(site, telephone);
      hoigung(['seeker', 'suspend', telephone], { database });
      await refused(403, await send(token, form(png(8, 8))), 100033);
      hoigung(['seeker', 'restore', telephone], { database });
      await askAs(site, token, 'mutation ($telephone: String) { delete_account(action: delete, telephone: $telephone) { _id } }', { telephone });
      await advance(site, 60);
      await refused(403, await send(await signIn(site, telephone), form(png(8, 8))), 100049);
    });

    test('an application shows its picture at addresses of its own, until it is withdrawn or the account is leaving', async () => {
      const telephone = freshTelephone();
      const token = await signInWithProfile(site, telephone);
      const [first] = await show(token, await upload(token));
      const { data } = await askAs(site, token, applyQuery, { job: id(1), at: [id(1, 'ad')] });
      const application = data.apply_job._id;
      const { applicant } = await employer.data('GET', 'applications/{id}', [application]);
      const shown = applicant.profile_picture;
      assert.notEqual(shown, first);
      await show(token, await upload(token));
      await advance(site, 25 * 3600);
      assert.deepEqual([(await site.get(first)).status, (await site.get(shown)).status], [404, 200]);
      await askAs(site, token, 'mutation ($t: String) { delete_account(action: delete, telephone: $t) { _id } }', { t: telephone });
      assert.equal((await site.get(shown)).status, 404);
      const again = await signIn(site, telephone);
      await askAs(site, again, 'mutation { delete_account(action: restore) { _id } }');
      assert.equal((await site.get(shown)).status, 200);
      const back = await signIn(site, telephone);
      await askAs(site, back, 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }', { id: application });
      assert.equal((await site.get(shown)).status, 404);
    });

    test('a seeker takes along everything that is held about them, and nobody else does', async () => {
      const telephone = freshTelephone();
      const token = await signInWithProfile(site, telephone);
      const other = await signInWithProfile(site);
      await show(token, await upload(token));
      const ask = (query, variables) => askAs(site, token, query, variables);
      const { data } = await ask(applyQuery, { job: id(1), at: [id(1, 'ad')] });
      await ask('mutation ($id: ID!) { withdraw_application(id: $id) { _id } }', { id: data.apply_job._id });
      await ask('mutation ($job: ID!) { bookmark_job(job_id: $job) { _id } }', { job: id(2) });
      await ask('mutation ($job: ID!) { report_job(job_id: $job, reason: scam, text: "Deposit") { _id } }', { job: id(2) });
      await ask('mutation { create_job_alert(payload: { term: "cook" }) { _id } }');
      const take = (bearer) => fetch(`${site.url}/api/seeker/export`, { headers: bearer ? { Authorization: `Bearer ${bearer}` } : {} });
      const answer = await take(token);
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('content-disposition'), /^attachment/);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      const held = await expectDocumented('/export', answer, 'get');
      assert.equal(held.account.telephone, telephone);
      assert.equal(held.profile.name, 'Chan Tai Man');
      assert.equal(held.profile_pictures.length, 3);
      assert.deepEqual(held.applications[0].history.map(({ event }) => event), ['Applied', 'Withdrawn']);
      assert.equal(held.applications[0].applicant_as_shown.telephone, telephone);
      assert.equal(held.saved_jobs[0].job_id, id(2));
      assert.equal(held.reports[0].text, 'Deposit');
      assert.equal(held.job_alerts[0].filter.term, 'cook');
      assert.equal(held.devices.length, 1);
      assert.ok(held.sessions.length >= 1);
      assert.deepEqual(held.notifications, []);

      const foreign = await (await take(other)).text();
      for (const own of [telephone, claimsOf(token).sub, data.apply_job._id]) assert.ok(!foreign.includes(own));
      assert.equal((await expectDocumented('/export', await take(), 'get')).error_code, 100027);
      assert.equal((await take('nonsense')).status, 401);
    });
  });
}
