import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { ask } from './catalogue';
import type { Site } from './site';

interface TokenAnswer {
  data: { access_token: string };
}

/** A telephone number that no other test uses. */
export class Telephone {
  readonly number = `9${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  private readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  /** The number in full-width digits, as a Chinese keyboard may write it. */
  get fullWidth(): string {
    return this.number.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)));
  }

  /** The newest code sent to it. */
  async code(): Promise<string> {
    const outbox = await (await this.request.get('/hk/dev/outbox/')).text();
    return /#(\d{6})/.exec(outbox.slice(outbox.indexOf(this.number)))?.[1] ?? '';
  }
}

/** An interview that an employer has offered. */
interface OfferedInterview {
  id: string;
  version: number;
  times: string[];
}

interface World {
  page: Page;
  site: Site;
  request: APIRequestContext;
}

/** A seeker with an account; requests to the service outside the browser are in English. */
export class Seeker {
  readonly telephone: Telephone;
  /** The token of the last login. */
  token = '';
  private readonly world: World;
  private hasBrowser = false;

  constructor(world: World) {
    this.world = world;
    this.telephone = new Telephone(world.request);
  }

  /** Logs in like the site: requests a code, reads it in the outbox, and sends it back. */
  async logIn(): Promise<void> {
    const { request } = this.world;
    const login = { channel: 'sms', channel_id: `+852${this.telephone.number}`, display_language: 'en' };
    const device = { agent: 'test', name: 'web', token: null };
    const asked = await request.post('/api/seeker/request-mfa-login', { data: { ...login, device } });
    expect(asked.status()).toBe(200);
    const token = Number(await this.telephone.code());
    const answer = await request.post('/api/seeker/mfa-login', { data: { ...login, token } });
    expect(answer.status()).toBe(200);
    this.token = ((await answer.json()) as TokenAnswer).data.access_token;
  }

  /** Logs the browser in as this seeker, from the next page on. */
  async startBrowser(): Promise<void> {
    await startWith(this.world.page.context(), this.token);
    this.hasBrowser = true;
  }

  open(path: string): Promise<void> {
    return this.world.site.open(path);
  }

  openAlive(path: string): Promise<void> {
    return this.world.site.openAlive(path);
  }

  openWhole(path: string): Promise<void> {
    return this.world.site.openWhole(path);
  }

  /**
   * The seeker's current token: the browser's first page refreshes the one of the login, which soon expires.
   */
  async heldToken(): Promise<string> {
    const { page } = this.world;
    if (!this.hasBrowser || page.url() === 'about:blank') return this.token;
    await expect.poll(() => storedToken(page)).not.toBe(this.token);
    return (await storedToken(page)) ?? '';
  }

  async ask<Result>(query: string, variables: object = {}): Promise<Result> {
    return ask<Result>(this.world.request, query, variables, await this.heldToken());
  }

  /** Fills in what an application needs, and `more` fields as the schema writes them. */
  async makeProfile(name = 'Chan Tai Man', more: readonly string[] = []): Promise<void> {
    const { portfolio } = await this.ask<{ portfolio: { _id: string } }>('{ portfolio { _id } }');
    const parts = [
      `name: ${JSON.stringify(name)}`,
      'education: "secondary"',
      `spoken_skill: [{ code: "cantonese", level: "excellent" }]
       written_skill: [{ code: "chinese", level: "excellent" }]`,
      ...more,
    ];
    for (const part of parts) {
      const query = `mutation ($id: ID!) { update_profile(_id: $id, ${part}) { _id } }`;
      await this.ask(query, { id: portfolio._id });
    }
  }

  /** Applies for a job at its first location. */
  async applyFor(job: string): Promise<string> {
    const { get_jobs } = await this.ask<{ get_jobs: { address: { _id: string }[] }[] }>(
      `{ get_jobs(ids: ["${job}"]) { address { _id } } }`,
    );
    const query =
      'mutation ($job: ID!, $places: [ID!]!) { apply_job(job_id: $job, address_ids: $places) { _id } }';
    const variables = { job, places: [get_jobs[0]?.address[0]?._id] };
    return (await this.ask<{ apply_job: { _id: string } }>(query, variables)).apply_job._id;
  }

  /** The status of the seeker's newest application. */
  async status(): Promise<string | undefined> {
    const query = '{ get_applications { applications { status } } }';
    const answer = await this.ask<{ get_applications: { applications: { status: string }[] } }>(query);
    return answer.get_applications.applications[0]?.status;
  }

  /** The interview that was offered for the newest application. */
  async interview(): Promise<OfferedInterview> {
    const query = '{ get_applications { applications { interviews { id version times } } } }';
    type Answer = { get_applications: { applications: { interviews: OfferedInterview[] }[] } };
    const { get_applications } = await this.ask<Answer>(query);
    const interview = get_applications.applications[0]?.interviews.at(-1);
    if (interview === undefined) throw new Error('No interview was offered');
    return interview;
  }

  /** Sends a message to the employer of an application. */
  async write(application: string, text: string): Promise<void> {
    const query =
      'mutation ($id: ID!, $key: String!, $text: String!) { send_message(application_id: $id, key: $key, text: $text) { number } }';
    await this.ask(query, { id: application, key: `${Math.random()}`, text });
  }

  /** The seeker's number of applications. */
  async applications(): Promise<number> {
    const query = '{ get_applications { total } }';
    return (await this.ask<{ get_applications: { total: number } }>(query)).get_applications.total;
  }

  async saveJob(job: string): Promise<void> {
    await this.ask(`mutation { bookmark_job(job_id: "${job}") { _id } }`);
  }

  async setAlert(payload: object): Promise<void> {
    const query = 'mutation ($payload: JobAlertPayload!) { create_job_alert(payload: $payload) { _id } }';
    await this.ask(query, { payload });
  }

  /** Requests the deletion of the account, which can be undone for a while. */
  async leave(): Promise<void> {
    const query = 'mutation ($t: String!) { delete_account(action: delete, telephone: $t) { _id } }';
    await this.ask(query, { t: `+852${this.telephone.number}` });
  }

  /** Ends the browser's session without telling the browser. */
  async endSession(): Promise<void> {
    const headers = { Authorization: `Bearer ${await this.heldToken()}` };
    const data = { device_token: null };
    const answer = await this.world.request.post('/api/seeker/logout', { headers, data });
    expect(answer.status()).toBe(200);
  }
}

export async function anonymousToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/seeker/create-anonymous');
  return ((await answer.json()) as TokenAnswer).data.access_token;
}

/** Logs in on screen, starting from the telephone step. */
export async function logInOnScreen(page: Page, telephone: Telephone): Promise<void> {
  await page.locator('input[name=telephone]').fill(telephone.number);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('input[name=code]')).toBeVisible();
  await page.locator('input[name=code]').fill(await telephone.code());
}

/** Stores a token before the next page of the context starts. */
export async function startWith(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((text) => {
    // A new tab begins with a blank page, which has no storage.
    if (location.protocol === 'about:' || localStorage.getItem('started') !== null) return;
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

/** The session calls of a context, by name, in order. */
export function sessionCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const [, name] = /\/api\/seeker\/(create-anonymous|refresh|logout)$/.exec(request.url()) ?? [];
    if (name !== undefined) calls.push(name);
  });
  return calls;
}

/** The documents that pages send, by id. */
const documents = JSON.parse(
  readFileSync(join(__dirname, '../../web/src/generated/seeker/persisted-documents.json'), 'utf8'),
) as Record<string, string>;

/** The profile updates that a page sends, in order. */
export function updatesOf(page: Page): object[] {
  const updates: object[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { documentId, variables } = request.postDataJSON() as { documentId: string; variables: object };
    if (documents[documentId]?.includes('update_profile')) updates.push(variables);
  });
  return updates;
}
