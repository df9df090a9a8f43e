// The machine's clock is set back: nobody is logged out, nothing is lost or done twice, and news go on.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { eventually, Witness } from '../support/outage.mjs';
import { advance, askAs, codeFor, freshTelephone, logIn, post, requestCode } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const hour = 3600;
const toldQuery = '{ get_notifications(limit: 30) { notifications { job { _id } } } }';

describe('a clock that is set back', () => {
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  let site;
  let witness;
  before(async () => {
    importLines(database, [company(1), ...Array.from({ length: 30 }, (_, n) => job(n + 1))]);
    site = await Site.start({ database });
  });
  after(() => site?.kill());

  const isTold = (number) =>
    eventually(async () => {
      const { data } = await askAs(site, witness.token, toldQuery);
      return data.get_notifications.notifications.filter((one) => one.job._id === id(number)).length === 1;
    }, `news of job ${number}`);

  test('logs nobody out, and a code that was on its way is good', async () => {
    await advance(site, 2 * hour);
    witness = await Witness.of(site);
    const telephone = freshTelephone();
    assert.equal((await requestCode(site, telephone)).status, 200);
    await advance(site, -hour);
    assert.equal((await logIn(site, telephone, await codeFor(site, telephone))).status, 200);
    const refreshed = await (await post(site, 'refresh', undefined, witness.token)).json();
    assert.ok(refreshed.data.access_token, 'a session goes on');
    await witness.isWellAgain(6);
  });

  test('does not make a person wait who asked for a code before', async () => {
    const telephone = freshTelephone();
    assert.equal((await requestCode(site, telephone)).status, 200);
    await advance(site, -600);
    assert.equal((await requestCode(site, telephone)).status, 200);
    assert.equal((await logIn(site, telephone, await codeFor(site, telephone))).status, 200);
  });

  test('keeps no news back', async () => {
    await askAs(site, witness.token, 'mutation { create_job_alert(payload: { hourly_rate: 1 }) { _id } }');
    importLines(database, [job(31)]);
    await isTold(31);
    await advance(site, -600);
    importLines(database, [job(32)]);
    await isTold(32);
  });

  test('by a day while the site is down keeps no work from being done', async () => {
    await advance(site, 24 * hour);
    importLines(database, [job(33)]);
    await isTold(33);
    // The work was taken on by a process whose clock was a day ahead, and that never gave it back.
    await site.kill();
    site = await Site.start({ database });
    witness.site = site;
    importLines(database, [job(34)]);
    await isTold(34);
    assert.equal(await site.stop(), 0);
  });
});
