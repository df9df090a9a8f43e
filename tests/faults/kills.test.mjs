// kill -9 at random moments while people apply and an employer publishes. KILL_SEED=n makes the same choices again;
// `script/prove kills` kills more often.
import { join } from 'node:path';
import { after, test } from 'node:test';
import { killAgainAndAgain } from '../support/kill-run.mjs';
import { Postgres } from '../support/postgres.mjs';
import { privateFolder } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const databases = { SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`, PostgreSQL: () => postgres.url() };
const seed = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 2 ** 32));
const kills = Number(process.env.KILLS ?? 5);

for (const [kind, makeDatabase] of Object.entries(databases)) {
  test(`${kills} kills on ${kind} lose nothing that was acknowledged, and nothing is done twice`, async (context) => {
    context.diagnostic(`seed ${seed}`);
    const tell = (n) => n % 10 === 0 && console.error(`${n} kills on ${kind}`);
    const { acknowledged, start, tables } = await killAgainAndAgain({ database: makeDatabase(), kills, seed, tell });
    context.diagnostic(`${acknowledged} writes acknowledged; start after a kill: median ${start.median} ms, longest ${start.longest} ms; ${tables}`);
  });
}
