// A push service on loopback that checks what it is sent as the real ones do, and browsers that can read it.
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { askAs } from './seeker.mjs';

const day = 24 * 3600;

/** Answers to a push: a status and headers; null for none. */
const behaviours = {
  take: () => [201],
  gone: () => [410],
  missing: () => [404],
  refuse: () => [403],
  malformed: () => [400],
  later: () => [429, { 'Retry-After': '120' }],
  fail: () => [503],
  stall: () => null,
};

/** The claims of the header Authorization, whose signature is checked. */
function claimsOf(authorization) {
  const [, head, claims, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  assert.ok(isSigned, 'the token is signed by its key');
  assert.deepEqual(JSON.parse(Buffer.from(head, 'base64url')), { typ: 'JWT', alg: 'ES256' });
  return { ...JSON.parse(Buffer.from(claims, 'base64url')), key };
}

export class PushService {
  /** How a browser's pushes are answered, by its id; those of others are taken. */
  behaviours = new Map();
  /** Every push that came, whatever the answer. */
  arrived = [];
  /** What was wrong with those. */
  problems = [];
  #sockets = new Set();

  static async start() {
    const service = new PushService();
    service.server = createServer((request, response) => void service.#serve(request, response));
    service.server.on('connection', (socket) => {
      service.#sockets.add(socket);
      socket.on('close', () => service.#sockets.delete(socket));
    });
    service.server.listen(0, '127.0.0.1');
    await once(service.server, 'listening');
    service.origin = `http://127.0.0.1:${service.server.address().port}`;
    return service;
  }

  async #serve(request, response) {
    const parts = [];
    for await (const part of request) parts.push(part);
    const id = request.url.split('/').at(-1);
    const push = { id, headers: request.headers, body: Buffer.concat(parts), at: Date.now() };
    this.arrived.push(push);
    try {
      this.#check(request, push);
    } catch (problem) {
      this.problems.push(problem);
    }
    const answer = behaviours[this.behaviours.get(id) ?? 'take']();
    if (answer === null) return;
    response.writeHead(answer[0], answer[1]).end();
  }

  #check({ method, headers }, push) {
    assert.equal(method, 'POST');
    push.claims = claimsOf(headers.authorization);
    assert.equal(push.claims.aud, this.origin);
    assert.match(push.claims.sub, /^(mailto|https):/);
    assert.ok(Number.isInteger(push.claims.exp));
    assert.match(headers.ttl, /^\d+$/);
    assert.match(headers.urgency, /^(normal|high)$/);
    assert.match(headers.topic, /^[\w-]{32}$/);
    assert.equal(Buffer.from(headers.topic, 'base64url').length, 24, 'the topic is base64url that decodes');
    assert.equal(headers['content-encoding'], 'aes128gcm');
    assert.ok(push.body.length <= 4096);
  }

  /** Pushes to a browser, whatever the answer. */
  to(browser) {
    return this.arrived.filter(({ id }) => id === browser.id);
  }

  async stop() {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
    assert.deepEqual(this.problems, []);
  }
}

const hmac = (key, ...parts) => createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const derived = (salt, secret, info, bytes) => hmac(hmac(salt, secret), info, Buffer.from([1])).subarray(0, bytes);

const registerQuery =
  'mutation ($agent: String!, $push: PushSubscriptionInput) { register_device(agent: $agent, name: "web", push: $push) { _id has_push } }';

/** A browser with a subscription at a push service. */
export class PushBrowser {
  id = randomUUID();
  auth = randomBytes(16);
  agent = `browser ${randomUUID()}`;

  constructor(service) {
    this.service = service;
    this.keys = createECDH('prime256v1');
    this.keys.generateKeys();
  }

  get endpoint() {
    return `${this.service.origin}/push/${this.id}`;
  }
  get subscription() {
    return { endpoint: this.endpoint, p256dh: this.keys.getPublicKey().toString('base64url'), auth: this.auth.toString('base64url') };
  }

  register(site, token, push = this.subscription) {
    return askAs(site, token, registerQuery, { agent: this.agent, push });
  }

  /** Decrypts a push (RFC 8291) and returns its JSON. */
  read({ body }) {
    const salt = body.subarray(0, 16);
    const idLength = body[20];
    const theirs = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), theirs]);
    const secret = derived(this.auth, this.keys.computeSecret(theirs), info, 32);
    const key = derived(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    assert.equal(text.at(-1), 2, 'the end of the last record');
    assert.ok(text.length <= 3000);
    return JSON.parse(text.subarray(0, -1).toString('utf8'));
  }

  /** What arrived, decrypted. */
  get shown() {
    return this.service.to(this).map((push) => this.read(push));
  }
}

/** Whether a token's claims end within a day of the site's clock. */
export const isWithinADay = (exp, now) => exp > now && exp <= now + day;
