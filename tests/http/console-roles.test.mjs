// Every field of api/console.graphql for every role: a field without a rule fails here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Staff, staffOf } from '../support/console.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const root = resolve(import.meta.dirname, '../..');
const { buildSchema, getNamedType, isObjectType } = createRequire(join(root, 'web/package.json'))('graphql');
const schema = buildSchema(readFileSync(join(root, 'api/console.graphql'), 'utf8'));

const notLoggedIn = 200001;
const denied = 100027;
const roles = ['admin', 'moderator', 'editor', 'support'];
const everybody = 'everybody';

// Who may ask for a field: everybody, or staff of these roles.
const rules = {
  Query: {
    me: everybody,
    login: everybody,
    staff: ['admin'],
    log: ['admin', 'moderator'],
    log_acts: ['admin', 'moderator'],
    partner_keys: ['admin'],
  },
  Mutation: {
    request_code: everybody,
    check_code: everybody,
    log_in: everybody,
    log_out: everybody,
    end_sessions: roles,
    set_locale: roles,
    add_staff: ['admin'],
    remove_staff: ['admin'],
    reset_second_factor: ['admin'],
    make_key: ['admin'],
    revoke_key: ['admin'],
  },
};

// Nothing is changed by who is let through.
const values = { email: 'no address', code: '1', id: 'ffffffffffffffffffffffff', ids: ['ffffffffffffffffffffffff'], role: 'editor', locale: 'en', name: '', is_operator: true };

describe('what staff may do', () => {
  let site;
  const people = {};

  before(async () => {
    const settings = { database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'warning' };
    site = await Site.start(settings);
    for (const role of roles) people[role] = await staffOf(site, settings, role);
  });
  after(() => site.stop());

  test('[11.03] every field of the contract has a rule', () => {
    for (const kind of ['Query', 'Mutation']) assert.deepEqual(Object.keys(schema.getType(kind).getFields()).sort(), Object.keys(rules[kind]).sort());
  });

  for (const kind of ['Query', 'Mutation']) {
    for (const field of Object.values(schema.getType(kind).getFields())) {
      // It would end the session of who asks.
      if (field.name === 'log_out') continue;
      const rule = rules[kind][field.name];
      test(`[11.03] ${kind}.${field.name}`, async () => {
        const used = field.args.filter((arg) => arg.name in values);
        const declared = used.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
        const given = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
        const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
        const query = `${kind.toLowerCase()} ${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${selection} }`;
        const ask = (who) => who.refusal(query, values);
        assert.equal((await ask(new Staff(site))) === notLoggedIn, rule !== everybody || field.name === 'log_in');
        if (rule === everybody) return;
        for (const role of roles) assert.equal((await ask(people[role])) === denied, !rule.includes(role), role);
      });
    }
  }

  test('[11.03] the caller is told the same that the service lets them do', async () => {
    const told = async (role) => (await people[role].get('{ me { permissions } }')).me.permissions;
    assert.deepEqual(await told('admin'), ['read_log', 'export_log', 'manage_staff', 'manage_keys']);
    assert.deepEqual(await told('moderator'), ['read_log']);
    for (const role of ['editor', 'support']) assert.deepEqual(await told(role), []);
    for (const role of roles) assert.equal((await people[role].download('log.csv')).status, role === 'admin' ? 200 : 403, role);
  });
});
