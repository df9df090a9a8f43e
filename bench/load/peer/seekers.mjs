// People who log in by a code, apply and keep a profile; every answer that says "done" is on disk.
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { open } from './catalogue.mjs';

const key = 'a-key-for-the-bench-and-nothing-else';
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text) => createHmac('sha256', key).update(text).digest('base64url');
const header = encode({ alg: 'HS256', typ: 'JWT' });
const fresh = () => randomBytes(12).toString('hex');

export class Seekers {
  constructor(file, gateway) {
    this.gateway = gateway;
    this.database = open(file);
    const prepare = (sql) => this.database.prepare(sql);
    this.keepCode = prepare('INSERT INTO peer_codes VALUES (?, ?, ?) ON CONFLICT (telephone) DO UPDATE SET digest = excluded.digest, expires_at = excluded.expires_at');
    this.takeCode = prepare('DELETE FROM peer_codes WHERE telephone = ? AND digest = ? AND expires_at > ? RETURNING telephone');
    this.addSeeker = prepare("INSERT INTO peer_seekers VALUES (?, ?, '{}') ON CONFLICT (telephone) DO UPDATE SET telephone = excluded.telephone RETURNING id");
    this.addSession = prepare('INSERT INTO peer_sessions VALUES (?, ?, ?)');
    this.profileOf = prepare('SELECT profile FROM peer_seekers WHERE id = ?');
    this.keepProfile = prepare('UPDATE peer_seekers SET profile = json_patch(profile, ?) WHERE id = ? RETURNING profile');
    this.openJob = prepare('SELECT addresses FROM peer_jobs WHERE id = ?');
    this.addApplication = prepare('INSERT INTO peer_applications VALUES (?, ?, ?, ?, ?, ?)');
    this.addChange = prepare("INSERT INTO peer_application_changes (application_id, step, at) VALUES (?, 'applied', ?)");
  }

  /** The seeker of a bearer token; nothing when it is no good. */
  of(authorization) {
    const [head, claims, signature] = authorization?.replace(/^Bearer /, '').split('.') ?? [];
    if (signature === undefined) return undefined;
    const expected = sign(`${head}.${claims}`);
    if (expected.length !== signature.length || !timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return undefined;
    const { sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return exp * 1000 > Date.now() ? sub : undefined;
  }

  async requestCode(telephone) {
    const code = randomInt(100_000, 1_000_000);
    this.keepCode.run(telephone, sign(String(code)), Date.now() + 300_000);
    const text = `Your code is ${code}\n\n@www.example.hk #${code}`;
    const sent = await fetch(this.gateway, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to: telephone, channel: 'sms', text }),
    });
    await sent.text();
    if (!sent.ok) throw new Error('the gateway did not take the message');
    return { expires_in: 300, resend_after: 60 };
  }

  logIn(telephone, code) {
    return this.#whole(() => {
      if (this.takeCode.get(telephone, sign(String(code)), Date.now()) === undefined) return undefined;
      const { id } = this.addSeeker.get(fresh(), telephone);
      const session = fresh();
      this.addSession.run(session, id, Date.now());
      const now = Math.floor(Date.now() / 1000);
      const claims = `${header}.${encode({ sub: id, sid: session, iat: now, exp: now + 2_592_000 })}`;
      return `${claims}.${sign(claims)}`;
    });
  }

  apply(seeker, job, addresses) {
    if (seeker === undefined) throw new Error('not logged in');
    return this.#whole(() => {
      const { profile } = this.profileOf.get(seeker);
      const { name, education, spoken_skill } = JSON.parse(profile);
      if (!name || !education || !spoken_skill) throw new Error('the profile is not complete');
      const known = JSON.parse(this.openJob.get(job).addresses).map(({ _id }) => _id);
      if (!addresses.every((each) => known.includes(each))) throw new Error('no such address');
      const id = fresh();
      this.addApplication.run(id, seeker, job, JSON.stringify(addresses), profile, Date.now());
      this.addChange.run(id, Date.now());
      return { _id: id };
    });
  }

  updateProfile(seeker, { _id, ...parts }) {
    if (seeker === undefined || _id !== seeker) throw new Error('not logged in');
    const { profile } = this.#whole(() => this.keepProfile.get(JSON.stringify(parts), seeker));
    return { hasCreatedProfile: 'name' in JSON.parse(profile) };
  }

  #whole(work) {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.database.exec('COMMIT');
      return result;
    } catch (problem) {
      this.database.exec('ROLLBACK');
      throw problem;
    }
  }
}
