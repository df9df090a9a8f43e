// Transactions that PostgreSQL ends because they collide with others: what goes through when it is repeated is repeated, and what
// collides for ever is an outage to whoever asked, never an error of the program.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { eventually, isUnavailable } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { freshNumber, loggedIn } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { applyQuery, claimsOf, post, signInWithProfile } from '../support/seeker.mjs';
import { Site } from '../support/site.mjs';

const languages = ['en', 'zh-hant'];
const jobs = Array.from({ length: 9 }, (_, n) => n + 1);
const historyQuery = '{ get_applications(limit: 30) { applications { _id job { _id } history { event } } } }';

describe('transactions that collide', () => {
  let postgres;
  let database;
  let site;
  let token;
  let employer;
  before(async () => {
    postgres = new Postgres();
    database = postgres.url();
    importLines(database, [company(1), ...jobs.map((number) => job(number))]);
    postgres.sql(`CREATE SEQUENCE collisions;
      CREATE FUNCTION collide() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('collisions') <= TG_ARGV[1]::bigint THEN RAISE EXCEPTION 'collided' USING ERRCODE = TG_ARGV[0]; END IF;
        RETURN NULL;
      END $$`);
    site = await Site.start({ database });
    token = await signInWithProfile(site);
    employer = new Partner(site, addKey(database, 'Operations'));
  });
  after(async () => {
    await site?.kill();
    postgres.remove();
  });

  const ask = (query, variables, language = 'en') => post(site, 'graphql', { query, variables }, token, { 'Accept-Language': language });
  const apply = (number, language) => ask(applyQuery, { job: id(number), at: [id(number, 'ad')] }, language);
  const applications = async (number) =>
    (await (await ask(historyQuery)).json()).data.get_applications.applications.filter((one) => one.job._id === id(number));
  const isDone = async (answer) => {
    const body = await answer.json();
    assert.equal(answer.status, 200, JSON.stringify(body));
    assert.equal(body.errors, undefined, JSON.stringify(body.errors));
    return body.data;
  };

  /** While `work` runs, the next writes of a table fail as those that lost against another transaction do. */
  const colliding = async (table, code, times, work) => {
    postgres.sql(`ALTER SEQUENCE collisions RESTART; CREATE TRIGGER collide AFTER INSERT OR UPDATE ON ${table} EXECUTE FUNCTION collide('${code}', ${times})`);
    try {
      return await work();
    } finally {
      postgres.sql(`DROP TRIGGER collide ON ${table}`);
    }
  };

  for (const [code, what, number] of [['40001', 'a serialization failure', 1], ['40P01', 'a deadlock', 2]]) {
    test(`${what} that lasts answers a mutation 503 in the caller's language; afterwards it is done, once`, async () => {
      await colliding('application_changes', code, 1_000_000, async () => {
        for (const language of languages) await isUnavailable(await apply(number, language), language);
      });
      assert.deepEqual(await applications(number), []);
      await isDone(await apply(number));
      assert.deepEqual((await applications(number)).map((one) => one.history), [[{ event: 'Applied' }]]);
    });

    test(`${what} that passes is repeated, and nobody notices`, async () => {
      await colliding('application_changes', code, 2, async () => isDone(await apply(number + 2)));
      assert.deepEqual((await applications(number + 2)).map((one) => one.history), [[{ event: 'Applied' }]]);
    });
  }

  test('a mutation that is not repeated is refused at the first collision, and not done', async () => {
    const save = (language) => ask('mutation ($job: ID!) { bookmark_job(job_id: $job) { _id } }', { job: id(1) }, language);
    const saved = async () => (await isDone(await ask('{ bookmarked_jobs(limit: 30) { total } }'))).bookmarked_jobs.total;
    await colliding('bookmarks', '40001', 1_000_000, async () => {
      for (const language of languages) await isUnavailable(await save(language), language);
    });
    assert.equal(await saved(), 0);
    await isDone(await save());
    assert.equal(await saved(), 1);
  });

  test('the partner service answers 503 while a collision lasts, to a batch and to a call; afterwards both are done, once', async () => {
    await isDone(await apply(5));
    const [{ _id: application }] = await applications(5);
    const batch = (language) => new Partner(site, employer.secret, language).call('POST', 'batch', ndjson([job(20)]), { 'Content-Type': 'application/x-ndjson' });
    const review = (language) => new Partner(site, employer.secret, language).call('POST', `applications/${application}/status`, { status: 'Reviewed' });
    for (const [table, call] of [['changes', batch], ['application_changes', review]]) {
      await colliding(table, '40001', 1_000_000, async () => {
        for (const language of languages) await isUnavailable(await call(language), language);
      });
    }
    assert.deepEqual((await applications(5)).map((one) => one.history), [[{ event: 'Applied' }]]);
    assert.equal((await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id } }', { ids: [id(20)] })).data, null);

    assert.deepEqual((await employer.batch(ndjson([job(20)]))).map((line) => line.result), ['created']);
    assert.deepEqual((await employer.batch(ndjson([job(20)]))).map((line) => line.result), ['unchanged']);
    assert.equal((await review('en')).status, 200);
    assert.deepEqual((await applications(5)).map((one) => one.history.map((each) => each.event)), [['Applied', 'Reviewed']]);
  });

  test('the portal answers 503 while a collision lasts, and does it afterwards', async () => {
    const owner = await loggedIn(site);
    const query = 'mutation ($company: CompanyInput!) { found_company(company: $company) { id } }';
    const founded = { name: { zh_hant: '陳記麵家', en: "Chan's Noodles" }, registration_number: freshNumber(), proof_kind: 'business_registration' };
    await colliding('employer_companies', '40001', 1_000_000, async () => {
      for (const language of languages) await isUnavailable(await owner.post({ query, variables: { company: founded } }, { 'Accept-Language': language }), language);
    });
    await owner.get(query, { company: founded });
    assert.equal((await owner.get('{ me { memberships { company { id } } } }')).me.memberships.length, 1);
  });

  test('a deadlock with another transaction is resolved by repeating, and the application stands once', async () => {
    // PostgreSQL looks for a deadlock once in a wait, `deadlock_timeout` after it began. So the site's wait for the other transaction
    // is the last to begin: until the circle is there, the site waits for the gate, which holds the same job.
    postgres.set('deadlock_timeout', '500ms');
    const [gate, other, watcher] = [postgres.session(), postgres.session(), postgres.session()];
    const [gatePid, otherPid] = await Promise.all([gate, other].map((each) => each.run('SELECT pg_backend_pid()')));
    // Others of the site may wait for a lock at the same time, so only the two waits that are meant are asked for.
    const holds = (condition, what) => eventually(async () => (await watcher.run(`SELECT ${condition}`)) === 't', what);
    try {
      await gate.run(`BEGIN; SELECT id FROM jobs WHERE id = '${id(6)}' FOR SHARE`);
      // A transaction that looks for the deadlock only after a minute is not the one that is ended.
      await other.run(`SET deadlock_timeout = '1min'; BEGIN; SELECT id FROM jobs WHERE id = '${id(6)}' FOR SHARE`);
      const applying = apply(6);
      await holds(`EXISTS (SELECT FROM pg_stat_activity WHERE pg_blocking_pids(pid) && ARRAY[${gatePid}, ${otherPid}])`, "the site's wait for the job");
      const locking = other.run(`SELECT id FROM seekers WHERE id = '${claimsOf(token).sub}' FOR UPDATE`);
      await holds(`cardinality(pg_blocking_pids(${otherPid})) > 0`, "the other transaction's wait for the seeker");
      await gate.run('COMMIT');
      await locking;
      await other.run('COMMIT');
      await isDone(await applying);
      const deadlocks = 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()';
      await eventually(async () => (await watcher.run(deadlocks)) === '1', 'the one deadlock that PostgreSQL counted');
    } finally {
      for (const session of [gate, other, watcher]) await session.end();
    }
    assert.deepEqual((await applications(6)).map((one) => one.history), [[{ event: 'Applied' }]]);
  });
});
