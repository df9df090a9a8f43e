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
