// A person with a telephone, who requests codes, reads them in the outbox and logs in.

let numbers = 0;

/** A telephone number that no other test of this process uses. */
export const freshTelephone = () => `+8526${String(++numbers * 10_007 % 10_000_000).padStart(7, '0')}`;

export const post = (site, path, body, token, headers = {}) =>
  fetch(`${site.url}/api/seeker/${path}`, {
    method: 'POST',
    headers: {
      'Accept-Language': 'en',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

export const requestCode = (site, telephone, more = {}) =>
  post(site, 'request-mfa-login', {
    channel: 'sms',
    channel_id: telephone,
    display_language: 'en',
    device: { agent: 'node', name: 'web', token: null },
    ...more,
  });

export const logIn = (site, telephone, code, more = {}) =>
  post(site, 'mfa-login', { channel: 'sms', channel_id: telephone, display_language: 'en', token: code, ...more });

/** The messages to a telephone in the development outbox, newest first. */
export async function messagesTo(site, telephone) {
  const html = await (await fetch(`${site.url}/hk/dev/outbox/`)).text();
  const found = html.matchAll(/<article data-telephone="([^"]*)">.*?<p>(\w+) .*?<pre>([^<]*)<\/pre>/gs);
  return [...found].filter(([, to]) => to === telephone).map(([, , channel, text]) => ({ channel, text }));
}

export async function codeFor(site, telephone) {
  const [message] = await messagesTo(site, telephone);
  return Number(/#(\d{6})$/.exec(message.text)[1]);
}

/** The token of a new session. */
export async function signIn(site, telephone) {
  const asked = await requestCode(site, telephone);
  if (asked.status !== 200) throw new Error(`request-mfa-login answered ${asked.status}: ${await asked.text()}`);
  const answer = await logIn(site, telephone, await codeFor(site, telephone));
  if (answer.status !== 200) throw new Error(`mfa-login answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data.access_token;
}

export const claimsOf = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());

/** Moves the site's clock; development only. */
export async function advance(site, seconds) {
  const answer = await fetch(`${site.ops}/dev/clock`, { method: 'POST', body: JSON.stringify({ advance_seconds: seconds }) });
  if (answer.status !== 200) throw new Error(`/dev/clock answered ${answer.status}`);
}

export const askAs = async (site, token, query, variables = {}) => {
  const answer = await post(site, 'graphql', { query, variables }, token);
  return { status: answer.status, ...(await answer.json()) };
};

/** The parts of a profile that applying requires. */
export const profileParts = [
  { name: 'Chan Tai Man' },
  { education: 'form-3' },
  { spoken_skill: [{ code: 'cantonese', level: 'excellent' }], written_skill: [{ code: 'chinese', level: 'basic' }] },
];

export const profileTypes = {
  _id: 'ID',
  name: 'String',
  message_to_employer: 'String',
  education: 'ID',
  spoken_skill: '[LanguageSkillInput!]',
  written_skill: '[LanguageSkillInput!]',
  cert: '[ID!]',
  skill: '[ID!]',
  work_experience: '[WorkExperienceInput!]',
  work_experience_version: 'String',
  profile_picture: 'ID',
  availability: '[AvailabilityInput!]',
  max_work_day_per_week: 'Int',
  home_district: 'String',
};

/** The update_profile mutation for the given parts. */
export function updateProfileQuery(parts, fields = 'hasCreatedProfile') {
  const names = Object.keys(parts);
  const declared = names.map((name) => `$${name}: ${profileTypes[name]}`).join(', ');
  const passed = names.map((name) => `${name}: $${name}`).join(', ');
  return `mutation ${declared && `(${declared})`} { update_profile${passed && `(${passed})`} { ${fields} } }`;
}

export const updateProfile = (site, token, parts, fields) => {
  const all = { _id: claimsOf(token).sub, ...parts };
  return askAs(site, token, updateProfileQuery(all, fields), all);
};

/** The token of a new seeker whose profile is complete enough to apply. */
export async function signInWithProfile(site, telephone = freshTelephone()) {
  const token = await signIn(site, telephone);
  for (const part of profileParts) {
    const { errors } = await updateProfile(site, token, part);
    if (errors) throw new Error(`update_profile: ${JSON.stringify(errors)}`);
  }
  return token;
}

export const applyQuery = 'mutation ($job: ID!, $at: [ID!]!) { apply_job(job_id: $job, address_ids: $at) { _id } }';
