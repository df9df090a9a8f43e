import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';

interface TokenAnswer {
  data: { access_token: string };
}

/** A telephone number that no other test uses. */
export function anyTelephone(): string {
  return `9${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
}

/** The newest code that was sent to a telephone. */
export async function codeFor(request: APIRequestContext, telephone: string): Promise<string> {
  const outbox = await (await request.get('/hk/dev/outbox/')).text();
  return /#(\d{6})/.exec(outbox.slice(outbox.indexOf(telephone)))?.[1] ?? '';
}

/** Moves the site's clock, so that nobody has to wait. */
export async function advanceSite(request: APIRequestContext, seconds: number): Promise<void> {
  const answer = await request.post(`${process.env.OPS_URL}/dev/clock`, {
    data: JSON.stringify({ advance_seconds: seconds }),
  });
  expect(answer.status()).toBe(200);
}

export async function anonymousToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/seeker/create-anonymous');
  return ((await answer.json()) as TokenAnswer).data.access_token;
}

/** Logs in as a seeker would: asks for a code, reads it in the outbox, gives it back. */
export async function seekerToken(request: APIRequestContext, telephone = anyTelephone()): Promise<string> {
  const login = { channel: 'sms', channel_id: `+852${telephone}`, display_language: 'en' };
  const device = { agent: 'test', name: 'web', token: null };
  const asked = await request.post('/api/seeker/request-mfa-login', { data: { ...login, device } });
  expect(asked.status()).toBe(200);
  const code = await codeFor(request, telephone);
  const answer = await request.post('/api/seeker/mfa-login', { data: { ...login, token: Number(code) } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as TokenAnswer).data.access_token;
}

interface GraphqlAnswer {
  data: Record<string, unknown>;
  errors?: unknown;
}

/** Asks as a seeker, in English, and expects an answer without errors. */
export async function askAs<Result>(
  request: APIRequestContext,
  token: string,
  query: string,
  variables: object = {},
): Promise<Result> {
  const answer = await request.post('/api/seeker/graphql', {
    headers: { 'Accept-Language': 'en', Authorization: `Bearer ${token}` },
    data: { query, variables },
  });
  const { data, errors } = (await answer.json()) as GraphqlAnswer;
  expect(errors).toBeUndefined();
  return data as Result;
}

/** Applies for a job at its first place as the seeker would, without the screens. */
export async function applyFor(request: APIRequestContext, token: string, job: string): Promise<string> {
  const { get_jobs } = await askAs<{ get_jobs: { address: { _id: string }[] }[] }>(
    request,
    token,
    `{ get_jobs(ids: ["${job}"]) { address { _id } } }`,
  );
  const query =
    'mutation ($job: ID!, $places: [ID!]!) { apply_job(job_id: $job, address_ids: $places) { _id } }';
  const variables = { job, places: [get_jobs[0]?.address[0]?._id] };
  return (await askAs<{ apply_job: { _id: string } }>(request, token, query, variables)).apply_job._id;
}

/** How many applications a seeker has. */
export async function applicationsOf(request: APIRequestContext, token: string): Promise<number> {
  const query = '{ get_applications { total } }';
  return (await askAs<{ get_applications: { total: number } }>(request, token, query)).get_applications.total;
}

/** A seeker who has just signed up, or who has made a profile already. */
export async function seekerWith(
  request: APIRequestContext,
  { profile = false, telephone = anyTelephone() } = {},
): Promise<{ token: string; telephone: string }> {
  const token = await seekerToken(request, telephone);
  if (!profile) return { token, telephone };
  const { portfolio } = await askAs<{ portfolio: { _id: string } }>(request, token, '{ portfolio { _id } }');
  const parts = [
    'name: "Chan Tai Man"',
    'education: "secondary"',
    `spoken_skill: [{ code: "cantonese", level: "excellent" }]
     written_skill: [{ code: "chinese", level: "excellent" }]`,
  ];
  for (const part of parts) {
    await askAs(request, token, `mutation ($id: ID!) { update_profile(_id: $id, ${part}) { _id } }`, {
      id: portfolio._id,
    });
  }
  return { token, telephone };
}

/** Logs in on screen, from the page that asks for the telephone. */
export async function logInOnScreen(
  page: Page,
  request: APIRequestContext,
  telephone: string,
): Promise<void> {
  await page.locator('input[name=telephone]').fill(telephone);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('input[name=code]')).toBeVisible();
  await page.locator('input[name=code]').fill(await codeFor(request, telephone));
}

export async function revoke(request: APIRequestContext, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post('/api/seeker/logout', { headers, data: { device_token: null } });
  expect(answer.status()).toBe(200);
}

/** Puts a token into the storage before the first page of the context starts. */
export async function startWith(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((text) => {
    if (localStorage.getItem('started') !== null) return;
    localStorage.setItem('started', '');
    localStorage.setItem('seeker_token', text);
  }, token);
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('seeker_token'));
}

/** Whether the stored token is an anonymous visitor's; undefined without a token. */
export async function isAnonymous(page: Page): Promise<boolean | undefined> {
  const [, claims] = (await storedToken(page))?.split('.') ?? [];
  if (claims === undefined) return undefined;
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { anonymous: boolean }).anonymous;
}

/** The session's calls of a context, by name, in order. */
export function sessionCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const [, name] = /\/api\/seeker\/(create-anonymous|refresh|logout)$/.exec(request.url()) ?? [];
    if (name !== undefined) calls.push(name);
  });
  return calls;
}
