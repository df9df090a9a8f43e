// E-mail addresses of seekers, and the mails to them.
import assert from 'node:assert/strict';
import { expectDocumented } from './openapi.mjs';
import { freshEmail, mailSaying } from './portal.mjs';
import { advance, askAs, codeFor, requestCode } from './seeker.mjs';

const requestQuery = 'mutation ($email: String!, $token: Int!) { request_email_code(email: $email, token: $token) { expires_in resend_after } }';
const confirmQuery = 'mutation ($token: Int!) { confirm_email(token: $token) { email is_email_unreachable } }';
const settingsQuery =
  'mutation ($switches: [NewsSwitchInput!], $hour: Int, $at_night: Boolean) { update_news_settings(switches: $switches, hour: $hour, at_night: $at_night) { switches { kind site mail } hour at_night } }';

const dataOf = ({ data, errors }) => {
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data;
};

/** A new code to the seeker's own telephone. */
export async function telephoneCode(site, telephone) {
  // The code of the login was sent less than a minute ago.
  await advance(site, 61);
  const asked = await requestCode(site, telephone);
  assert.equal(asked.status, 200, await asked.clone().text());
  return codeFor(site, telephone);
}

export const askForEmail = async (site, { token, telephone }, email) =>
  askAs(site, token, requestQuery, { email, token: await telephoneCode(site, telephone) });

/** The code in the newest mail that has one. */
export const mailedCode = async (site, email) => Number(/\b(\d{6})\b/.exec(await mailSaying(site, email, /\b\d{6}\b/))[1]);

export const confirmEmail = (site, { token }, code) => askAs(site, token, confirmQuery, { token: code });

/** Gives the seeker a confirmed address and returns it. */
export async function giveEmail(site, seeker, email = freshEmail('seeker')) {
  dataOf(await askForEmail(site, seeker, email));
  const { confirm_email } = dataOf(await confirmEmail(site, seeker, await mailedCode(site, email)));
  assert.equal(confirm_email.email, email);
  return email;
}

export const changeNews = async (site, { token }, change) => dataOf(await askAs(site, token, settingsQuery, change)).update_news_settings;

/** The links of a mail that act, by their kind. */
export const actsOf = (mail) => Object.fromEntries([...mail.matchAll(/\/mail-act\/\?token=((\w+)\.[\w.-]+)/g)].map(([, token, kind]) => [kind, token]));

/** Calls the act of a link. */
export async function callAct(site, method, token, { language = 'en', more = '' } = {}) {
  const answer = await fetch(`${site.url}/api/seeker/mail-act?token=${encodeURIComponent(token)}${more}`, { method, headers: { 'Accept-Language': language } });
  const body = await expectDocumented('/mail-act', answer, method.toLowerCase());
  return { status: answer.status, ...body.data, code: body.error_code, message: body.message };
}

/** Reads the token of a mail's unsubscribe link. */
export const unsubscribeToken = (mail) => /\/unsubscribe\/\?token=([\w.-]+)/.exec(mail)[1];
