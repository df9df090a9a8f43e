// Staff of the operator's console in tests, each with a browser and an app that shows time-based codes.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { CookieCaller } from './cookie-caller.mjs';
import { eventually } from './outage.mjs';
import { freshEmail, outboxMails } from './portal.mjs';
import { advance } from './seeker.mjs';
import { hoigung } from './site.mjs';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a base32 text. */
function bytesOf(text) {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
}

/** What an app shows for a secret at a moment (RFC 6238). */
export function timeCode(secret, moment = Date.now()) {
  const counter = Buffer.alloc(8);
  counter.writeBigInt64BE(BigInt(Math.floor(moment / 30_000)));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Lets time pass for a site; the apps of its staff have the site's clock. */
export async function passTime(site, seconds) {
  await advance(site, seconds);
  site.ahead = (site.ahead ?? 0) + seconds;
}

const requestCodeMutation = 'mutation ($email: String!) { request_code(email: $email) { resend_after expires_in } }';
const checkCodeMutation = 'mutation ($email: String!, $code: String!) { check_code(email: $email, code: $code) { email enrolment { secret qr_code } } }';
export const logInMutation = 'mutation ($code: String!) { log_in(code: $code) { me { staff { id email role } permissions recovery_codes } recovery_codes } }';

export class Staff extends CookieCaller {
  constructor(site, { language = 'en', email = freshEmail('staff') } = {}) {
    super(site, '/api/console', language);
    this.email = email;
  }

  async newestCode() {
    return (await outboxMails(this.site, this.email)).map((text) => /^\d{6}/.exec(text)?.[0]).find(Boolean);
  }

  requestCode() {
    return this.get(requestCodeMutation, { email: this.email });
  }

  /** Asks for a code and waits for the mail. */
  async mailedCode() {
    const before = await this.newestCode();
    await this.requestCode();
    return eventually(async () => {
      const code = await this.newestCode();
      return code !== before && code;
    }, 'a mail with a code');
  }

  async checkCode(code) {
    const { check_code } = await this.get(checkCodeMutation, { email: this.email, code });
    if (check_code.enrolment) this.secret = check_code.enrolment.secret;
    return check_code;
  }

  checkRefusal(code) {
    return this.refusal(checkCodeMutation, { email: this.email, code });
  }

  /** What the app shows now, or some seconds later. */
  appCode(later = 0) {
    return timeCode(this.secret, Date.now() + ((this.site.ahead ?? 0) + later) * 1000);
  }

  async finish(code = this.appCode()) {
    const { log_in } = await this.get(logInMutation, { code });
    this.id = log_in.me.staff.id;
    if (log_in.recovery_codes.length > 0) this.recoveryCodes = log_in.recovery_codes;
    return log_in;
  }

  finishRefusal(code) {
    return this.refusal(logInMutation, { code });
  }

  async begin() {
    return this.checkCode(await this.mailedCode());
  }

  async logIn() {
    await this.begin();
    await this.finish();
    return this;
  }

  isIn() {
    return this.get('{ me { staff { id } } }').then(({ me }) => me !== null);
  }

  /** The lines of the log that a filter matches, newest first. */
  async log(filter = {}) {
    const { log } = await this.get(
      'query ($filter: LogFilter) { log(filter: $filter) { has_more lines { number at actor_kind actor actor_email act subject reason has_reason } } }',
      { filter },
    );
    return log.lines;
  }
}

export function addStaff(settings, email, role = 'admin') {
  const added = hoigung(['staff', 'add', email, '--role', role], settings);
  assert.equal(added.code, 0, added.err);
}

/** Somebody who was added by the command line and has logged in. */
export async function staffOf(site, settings, role = 'admin', options = {}) {
  const staff = new Staff(site, options);
  addStaff(settings, staff.email, role);
  return staff.logIn();
}
