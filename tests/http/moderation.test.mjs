// The operator deals with reports, wordings and companies from the command line; the employer is told by mail in their language.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { id, job as jobLine, ndjson } from '../support/catalogue.mjs';
import { Shop } from '../support/contact.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { freshNumber, loggedIn, mailSaying, outboxMails } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const logQuery = 'query ($company: ID!) { company(id: $company) { log(limit: 30) { entries { kind by subject } } } }';

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`what the operator decides, on ${kind}`, () => {
    let database;
    let site;
    const run = (...args) => hoigung(args, { database, public_url: 'https://findwork.hk' });
    const done = (...args) => {
      const told = run(...args);
      assert.equal(told.code, 0, `${args.join(' ')}: ${told.err}`);
      return told.out;
    };

    before(async () => {
      database = makeDatabase();
      site = await Site.start({ database, company_verification: 'false', log_level: 'warning', site_name: '搵工', site_name_en: 'Findwork', public_url: 'https://findwork.hk' });
    });
    after(() => site.stop());

    const isOnSite = async (job) => {
      const [found] = (await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { state is_suspended } }', { ids: [job] })).data?.get_jobs ?? [];
      return found?.state === 'published' && !found.is_suspended;
    };
    const entries = async (shop) => (await shop.get(logQuery)).company.log.entries;

    test('a company is suspended and restored with a reason, and its owners are told what they can do', async () => {
      const shop = await Shop.open(site);
      const reason = 'Applicants were asked for a deposit';
      assert.equal(run('company', 'suspend', shop.company).code !== 0, true, 'not without a reason');
      assert.match(done('company', 'suspend', shop.company, '--reason', reason), /is suspended/);
      await eventually(async () => !(await isOnSite(shop.job)), 'the job to be off the site');
      const mail = await mailSaying(site, shop.owner.email, /is suspended/);
      assert.match(mail, new RegExp(`Reason: ${reason}`));
      assert.match(mail, /What you can do/);
      assert.match(mail, /https:\/\/findwork\.hk\/hk\/en\/contact-us\//);
      assert.ok(mail.includes(shop.company));
      // The same once more tells nobody anything; another reason does.
      done('company', 'suspend', shop.company, '--reason', reason);
      done('company', 'suspend', shop.company, '--reason', 'And they have not answered us');
      await mailSaying(site, shop.owner.email, /have not answered us/);
      assert.equal((await outboxMails(site, shop.owner.email)).filter((text) => text.includes(reason)).length, 1);
      done('company', 'restore', shop.company, '--reason', 'The deposits were paid back');
      const lifted = await mailSaying(site, shop.owner.email, /is on the site again/);
      assert.match(lifted, /The deposits were paid back/);
      await eventually(() => isOnSite(shop.job), 'the job to be back');
      const staff = (await entries(shop)).filter(({ by }) => by === '').map(({ kind: what, subject }) => [what, subject]);
      assert.deepEqual(staff.filter(([what]) => what.startsWith('company_')).slice(0, 3), [
        ['company_restored', 'The deposits were paid back'],
        ['company_suspended', 'And they have not answered us'],
        ['company_suspended', reason],
      ]);
    });

    test('the operator’s key tells the owners, too, and who wants no mails about verification is told of this', async () => {
      const shop = await Shop.open(site, { language: 'zh-HK' });
      await shop.get('mutation ($company: ID!) { set_mail_preference(company: $company, kind: verification, timing: never) { mail_preferences { kind } } }');
      const operator = new Partner(site, addKey(database, 'Operator'));
      await operator.data('PUT', 'companies/{id}/suspension', [shop.company], { is_suspended: true, reason: '收取按金' });
      const mail = await mailSaying(site, shop.owner.email, /已被暫停/);
      assert.match(mail, /原因：收取按金/);
      assert.match(mail, /你可以做的事/);
      assert.match(mail, /https:\/\/findwork\.hk\/hk\/contact-us\//);
      await operator.data('PUT', 'companies/{id}/suspension', [shop.company], { is_suspended: false });
      await mailSaying(site, shop.owner.email, /已恢復/);
    });

    test('mails about applicants that wait are not sent to a company that was suspended meanwhile', async () => {
      const shops = [await Shop.open(site), await Shop.open(site)];
      for (const shop of shops) {
        await shop.get('mutation ($company: ID!) { set_mail_preference(company: $company, kind: new_applicants, timing: daily) { mail_preferences { kind } } }');
        await shop.applicant();
      }
      const queued = () => Number(/^(\d+) mails wait/.exec(done('mail', 'list'))[1]);
      await eventually(() => queued() >= 2, 'both mails to wait for the morning');
      const [suspended, other] = shops;
      done('company', 'suspend', suspended.company, '--reason', 'A complaint');
      await mailSaying(site, suspended.owner.email, /is suspended/);
      await advance(site, 24 * 3600);
      await mailSaying(site, other.owner.email, /new applicant/i);
      await eventually(() => queued() === 0, 'no mail to wait');
      assert.ok(!(await outboxMails(site, suspended.owner.email)).some((text) => /new applicant/i.test(text)));
    });

    test('a company that its owner closed is neither suspended nor brought back', async () => {
      const shop = await Shop.open(site);
      await shop.get('mutation ($company: ID!) { close_company(company: $company, name: "Chan\'s Noodles") { state } }');
      const refused = run('company', 'restore', shop.company);
      assert.equal(refused.code, 1);
      assert.match(refused.err, /its owner has closed it/);
      assert.equal(await isOnSite(shop.job), false);
      assert.equal(run('company', 'suspend', id(987, 'c0'), '--reason', 'x').code, 1);
    });

    test('what seekers reported is listed and closed with a reason', async () => {
      const shop = await Shop.open(site);
      const applicant = await shop.applicant();
      const { report_job: report } = await applicant.get('mutation ($job: ID!) { report_job(job_id: $job, reason: scam, text: "They want a deposit.") { _id } }', { job: shop.job });
      const line = new RegExp(`^${report._id} scam at \\S+ job ${shop.job} published '咖啡師 ${shop.title}' of ${shop.company}: They want a deposit\\.$`, 'm');
      assert.match(done('report', 'list'), line);
      assert.notEqual(run('report', 'close', report._id).code, 0, 'not without a reason');
      assert.equal(run('report', 'close', report._id, '--reason', '  ').code, 1, 'nor with an empty one');
      assert.equal(run('report', 'close', id(3), '--reason', 'x').code, 1);
      assert.match(done('report', 'list'), line);
      done('report', 'close', report._id, '--reason', 'The company was suspended');
      assert.doesNotMatch(done('report', 'list'), line);
    });

    test('a job is taken off the site for its wording with a reason, and put back; its owners are told', async () => {
      const shop = await Shop.open(site);
      const job = id(kind === 'SQLite' ? 7771 : 7772);
      const line = jobLine(kind === 'SQLite' ? 7771 : 7772, { company_id: shop.company, job_name: { 'zh-hant': '只限女性侍應', en: 'Waitress, females only' } });
      const imported = hoigung(['import', '-'], { database }, ndjson([line]));
      assert.equal(imported.code, 0, imported.err);
      const listed = new RegExp(`^${job} published '只限女性侍應' of ${shop.company} at .*sex '`, 'm');
      assert.match(done('concern', 'list'), listed);
      done('job', 'suspend', job, '--reason', 'A job must be open to all sexes');
      await eventually(async () => !(await isOnSite(job)), 'the job to be off the site');
      const mail = await mailSaying(site, shop.owner.email, /was taken off the site/);
      assert.match(mail, /Waitress, females only/);
      assert.match(mail, /Reason: A job must be open to all sexes/);
      assert.match(mail, /What you can do/);
      assert.doesNotMatch(done('concern', 'list'), listed, 'that is settled by it');
      done('job', 'suspend', job, '--reason', 'again');
      done('job', 'restore', job);
      await mailSaying(site, shop.owner.email, /is on the site again/);
      await eventually(() => isOnSite(job), 'the job to be back');
      assert.deepEqual(
        (await entries(shop)).filter(({ kind: what }) => /^job_(suspended|restored)$/.test(what)).map(({ kind: what, by, subject }) => [what, by, subject]),
        [['job_restored', '', '只限女性侍應'], ['job_suspended', '', '只限女性侍應: A job must be open to all sexes']],
      );
      const operator = new Partner(site, addKey(database, 'Operator of jobs'));
      await operator.data('PUT', 'jobs/{id}/state', [job], { state: 'suspended' });
      await eventually(async () => (await outboxMails(site, shop.owner.email)).filter((text) => /was taken off the site/.test(text)).length === 2, 'a mail of what was done by key');
      assert.equal(run('job', 'suspend', id(9), '--reason', 'x').code, 1);
    });

    test('a wording that is harmless is settled and the job stays', async () => {
      const shop = await Shop.open(site);
      const number = kind === 'SQLite' ? 7781 : 7782;
      const line = jobLine(number, { company_id: shop.company, job_name: { 'zh-hant': '只限女性更衣室職員', en: 'Attendant, females only' } });
      assert.equal(hoigung(['import', '-'], { database }, ndjson([line])).code, 0);
      assert.match(done('concern', 'list'), new RegExp(`^${id(number)} `, 'm'));
      done('concern', 'settle', id(number));
      assert.doesNotMatch(done('concern', 'list'), new RegExp(`^${id(number)} `, 'm'));
      assert.equal(run('concern', 'settle', id(number)).code, 1);
      await eventually(() => isOnSite(id(number)), 'the job to be on the site');
    });

    test('companies are found by number, telephone and people, and refused ones, too', async () => {
      const owner = await loggedIn(site);
      await owner.get('mutation { update_person(name: "Wong Siu Ming") { id } }');
      const number = freshNumber();
      const company = (await owner.found({ registration_number: number, contact: { name: 'Ms Lee', telephone: '21234567' } })).id;
      const find = (text) => run('company', 'find', text).out;
      const line = new RegExp(`^${company} shown '陳記麵家 / Chan's Noodles' number ${number} telephone \\+?(852)?21234567 owner ${owner.email} 'Wong Siu Ming'$`, 'm');
      for (const text of [company, number, `${number.slice(0, 4)} ${number.slice(4)}`, '2123 4567', '+852 2123-4567', owner.email.toUpperCase(), 'wong siu', '陳記']) assert.match(find(text), line, text);
      assert.equal(run('company', 'find', 'nobody.at.all@example.hk').code, 1);
      done('company', 'suspend', company, '--reason', 'A complaint');
      assert.match(find(owner.email), new RegExp(`^${company} suspended `, 'm'));
    });

    test('a company that was refused or waits is found', async (t) => {
      const own = makeDatabase();
      const strict = await Site.start({ database: own, log_level: 'warning' });
      t.after(() => strict.stop());
      const owner = await loggedIn(strict);
      const company = (await owner.found()).id;
      const find = () => hoigung(['company', 'find', owner.email], { database: own });
      assert.match(find().out, new RegExp(`^${company} unverified '`, 'm'));
      assert.equal(hoigung(['company', 'refuse', company, '--reason', 'Not readable'], { database: own }).code, 0);
      assert.match(find().out, new RegExp(`^${company} refused '`, 'm'));
      assert.match(hoigung(['company', 'list'], { database: own }).out, new RegExp(`^${company} refused '`, 'm'));
    });
  });
}
