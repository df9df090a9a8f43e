// Links in mails that act without logging in.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Shop } from '../support/contact.mjs';
import { actsOf, callAct } from '../support/emails.mjs';
import { eventually } from '../support/outage.mjs';
import { colleague, mailSaying, outboxMails } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const day = 86_400;
const linkPattern = /https?:\/\/\S+/g;

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`acts from mails on ${kind}`, () => {
    let site;
    let second;
    let shop;
    let settings;

    before(async () => {
      settings = { database: makeDatabase(), log_level: 'warning', company_verification: 'false' };
      site = await Site.start(settings);
      second = await Site.start(settings);
      shop = await Shop.open(site);
    });
    after(async () => {
      for (const each of [site, second]) assert.equal(await each.stop(), 0);
    });

    const call = (method, token, { at = site, ...options } = {}) => callAct(at, method, token, options);
    const stateOf = async (token) => (await call('GET', token)).state;
    const press = async (token, options) => (await call('POST', token, options)).state;
    const statusOf = async ({ application }) => {
      const query = 'query ($company: ID!, $id: ID!) { company(id: $company) { applicant(id: $id) { status } } }';
      return (await shop.get(query, { id: application })).company.applicant.status;
    };
    const stageOf = async (job) => {
      const query = 'query ($company: ID!, $id: ID!) { company(id: $company) { job(id: $id) { stage closes_at } } }';
      return (await shop.get(query, { id: job })).company.job;
    };
    /** A new job with an applicant, and the mail about them. */
    async function applied() {
      const job = await shop.publish();
      const { title } = shop;
      const applicant = await shop.applicant(job);
      const mail = await mailSaying(site, shop.owner.email, new RegExp(`new applicant for ${title}\\b`));
      return { job, title, applicant, mail, acts: actsOf(mail) };
    }
    async function ending() {
      const job = await shop.publish();
      const { title } = shop;
      const query = 'mutation ($company: ID!, $ids: [ID!]!, $on: String) { extend_jobs(company: $company, ids: $ids, close_on: $on) { done } }';
      const on = new Date(Date.now() + 2 * day * 1000).toISOString().slice(0, 10);
      await shop.get(query, { ids: [job], on });
      await advance(site, 61);
      const mail = await mailSaying(site, shop.owner.email, new RegExp(`- ${title}: open until`));
      return { job, mail, acts: actsOf(mail.slice(mail.indexOf(`- ${title}:`))) };
    }

    test('[10.47] one applicant is answered by the link in the mail, once, on either node, without a login', async () => {
      const { applicant, acts, title, mail } = await applied();
      assert.deepEqual(Object.keys(acts), ['contacted', 'rejected']);
      const shown = await call('GET', acts.rejected, { at: second });
      assert.deepEqual([shown.status, shown.act, shown.state, shown.job], [200, 'rejected', 'ready', title]);
      assert.match(shown.page_url, new RegExp(`/portal/en/${shop.company}/applicants/\\?applicant=${applicant.application}$`));
      assert.doesNotMatch(JSON.stringify(shown) + mail, /Chan Tai Man|陳大文/, 'nobody is named');
      assert.equal(await press(acts.rejected, { at: second, more: '&reason=experience' }), 'done');
      assert.equal(await statusOf(applicant), 'Rejected');
      for (const spent of Object.values(acts)) {
        assert.equal(await stateOf(spent), 'changed');
        assert.equal(await press(spent), 'changed');
      }
      await eventually(async () => (await applicant.notifications(['ApplicationStatusChanged'])).total === 1, 'the seeker is told once');
    });

    test('[10.47] a job that ends soon is kept open, or closed as filled here or elsewhere', async () => {
      const kept = await ending();
      const { closes_at } = await stageOf(kept.job);
      assert.equal(await press(kept.acts.keep_job), 'done');
      assert.ok((await stageOf(kept.job)).closes_at > closes_at);
      assert.equal(await press(kept.acts.hired_here), 'changed', 'the mail told of another closing');
      for (const act of ['hired_here', 'hired_elsewhere']) {
        const filled = await ending();
        assert.equal(await press(filled.acts[act]), 'done');
        assert.equal((await stageOf(filled.job)).stage, 'closed');
        assert.equal(await press(filled.acts[act]), 'changed');
      }
    });

    test('[10.47] a scanner that opens all links of all mails twice changes nothing', async () => {
      const one = await applied();
      const two = await ending();
      const before = [await statusOf(one.applicant), await stageOf(two.job)];
      const links = (await outboxMails(site, shop.owner.email)).flatMap((mail) => mail.match(linkPattern) ?? []);
      assert.ok(links.some((link) => link.includes('/mail-act/')));
      for (let time = 0; time < 2; ++time) {
        for (const link of links) {
          const opened = await fetch(link.replace(/^https?:\/\/[^/]+/, site.url), { redirect: 'follow' });
          assert.ok(opened.status < 500, link);
          await opened.text();
          const token = /\/mail-act\/\?token=([\w.-]+)/.exec(link)?.[1];
          // The script of the page asks this.
          if (token) assert.equal((await call('GET', token)).status, 200);
        }
      }
      await advance(site, 15);
      assert.deepEqual([await statusOf(one.applicant), await stageOf(two.job)], before);
      assert.equal(await stateOf(one.acts.contacted), 'ready');
      assert.equal(await stateOf(two.acts.hired_here), 'ready');
    });

    test('[10.47] the page is not for search engines', async () => {
      for (const path of ['/hk/mail-act/?token=x', '/hk/en/mail-act/?token=x']) {
        const page = await (await fetch(site.url + path)).text();
        assert.match(page, /<meta[^>]+name="robots"[^>]+noindex|noindex/);
      }
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
      assert.doesNotMatch(sitemap, /mail-act/);
    });

    test('[10.47] a forged link does nothing and says so in both languages', async () => {
      const { applicant, acts } = await applied();
      const [act, person, thing, version, expiry, digest] = acts.contacted.split('.');
      const other = (await applied()).acts.contacted.split('.');
      const forgeries = ['', 'x', `hired_here.${person}.${thing}.${version}.${expiry}.${digest}`, `${act}.${person}.${other[2]}.${version}.${expiry}.${digest}`,
        `${act}.${person}.${thing}.${version}.${Number(expiry) + day}.${digest}`, `${acts.contacted}A`, 'é'.repeat(300), '.'.repeat(5000)];
      for (const forged of forgeries)
        for (const method of ['GET', 'POST']) {
          const answer = await call(method, forged);
          assert.deepEqual([answer.status, answer.code], [404, 100012], forged);
        }
      assert.match((await call('GET', 'x', { language: 'zh-HK' })).message, /不存在/);
      assert.equal(await statusOf(applicant), 'Applied');
    });

    test('[10.47] a link does what its person may do now: not after they became a viewer, nor while the company is suspended', async () => {
      const recruiter = await colleague(shop.owner, shop.company, 'recruiter');
      const { title, applicant } = await applied();
      const acts = actsOf(await mailSaying(site, recruiter.email, new RegExp(`new applicant for ${title}\\b`)));
      assert.equal(await stateOf(acts.contacted), 'ready');
      await shop.get('mutation ($company: ID!, $person: ID!) { set_role(company: $company, person: $person, role: viewer) { id } }', { person: recruiter.id });
      const shown = await call('GET', acts.contacted);
      assert.deepEqual([shown.state, shown.job, shown.applied_at, shown.page_url], ['not_allowed', '', null, null]);
      assert.equal(await press(acts.contacted), 'not_allowed');
      assert.equal(await statusOf(applicant), 'Applied');

      const one = await applied();
      const operate = (act) => assert.equal(hoigung(['company', act, shop.company, '--reason', 'A test'], settings).code, 0);
      operate('suspend');
      assert.equal(await press(one.acts.contacted), 'not_allowed');
      operate('restore');
      assert.equal(await statusOf(one.applicant), 'Applied');
      assert.equal(await press(one.acts.contacted), 'done');
    });

    test('[10.47] what was withdrawn or decided meanwhile is left as it is, and after 14 days nothing is done', async () => {
      const withdrawn = await applied();
      await withdrawn.applicant.withdraw();
      assert.equal(await press(withdrawn.acts.contacted), 'changed');
      const old = await applied();
      await advance(site, 14 * day);
      assert.equal(await press(old.acts.contacted), 'expired');
      await shop.owner.logIn();
      assert.equal(await statusOf(old.applicant), 'Applied');
    });
  });
}
