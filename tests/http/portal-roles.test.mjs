// Every field of api/portal.graphql for every role, and with another company's ids: a field without a rule fails here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { colleague, Employer, freshEmail, loggedIn } from '../support/portal.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const root = resolve(import.meta.dirname, '../..');
const { buildSchema, getNamedType, isObjectType } = createRequire(join(root, 'web/package.json'))('graphql');
const schema = buildSchema(readFileSync(join(root, 'api/portal.graphql'), 'utf8'));

const roles = ['owner', 'recruiter', 'viewer'];
const everybody = 'everybody';
const person = 'person';
const nobody = 0;
const notLoggedIn = 200001;
const notFound = 100026;
const notThere = 100012;
const denied = 100027;

// Who may ask for a field at the top: everybody, any person, or the roles of a company that is named.
const rules = {
  Query: {
    me: everybody,
    invitation: everybody,
    trades: everybody,
    districts: everybody,
    now: everybody,
    job_choices: everybody,
    job_templates: everybody,
    ready_sentences: everybody,
    claimable_companies: person,
    place_of: person,
    job_types: person,
    pay_among: person,
    check_job: ['owner', 'recruiter'],
    check_interview: ['owner', 'recruiter'],
    company: roles,
  },
  Mutation: {
    request_code: everybody,
    log_in: everybody,
    log_out: everybody,
    accept_invitation: everybody,
    end_sessions: person,
    update_person: person,
    delete_account: person,
    found_company: person,
    claim_company: person,
    withdraw_claim: person,
    set_mail_preference: roles,
    leave_company: roles,
    update_company: ['owner'],
    withdraw_change: ['owner'],
    close_company: ['owner'],
    invite: ['owner'],
    withdraw_invitation: ['owner'],
    set_role: ['owner'],
    remove_person: ['owner'],
    add_branch: ['owner', 'recruiter'],
    update_branch: ['owner', 'recruiter'],
    remove_branch: ['owner', 'recruiter'],
    begin_draft: ['owner', 'recruiter'],
    edit_job: ['owner', 'recruiter'],
    save_draft: ['owner', 'recruiter'],
    publish_job: ['owner', 'recruiter'],
    unschedule_job: ['owner', 'recruiter'],
    remove_drafts: ['owner', 'recruiter'],
    close_jobs: ['owner', 'recruiter'],
    reopen_jobs: ['owner', 'recruiter'],
    extend_jobs: ['owner', 'recruiter'],
    copy_jobs: ['owner', 'recruiter'],
    confirm_import: ['owner', 'recruiter'],
    open_applicant: roles,
    decide: ['owner', 'recruiter'],
    undo_decisions: ['owner', 'recruiter'],
    add_note: ['owner', 'recruiter'],
    remove_note: ['owner', 'recruiter'],
    rate: ['owner', 'recruiter'],
    close_filled_job: ['owner', 'recruiter'],
    offer_interview: ['owner', 'recruiter'],
    cancel_interview: ['owner', 'recruiter'],
    report_interview: ['owner', 'recruiter'],
    send_message: ['owner', 'recruiter'],
    mark_read: ['owner', 'recruiter'],
    end_conversation: ['owner', 'recruiter'],
    report_message: ['owner', 'recruiter'],
    make_key: ['owner'],
    revoke_key: ['owner'],
    set_webhook: ['owner'],
    remove_webhook: ['owner'],
    send_test_event: ['owner'],
    send_again: ['owner'],
  },
  // Of a company that one belongs to.
  Company: { invitations: ['owner'], log: ['owner'], limits: ['owner'], job_import: ['owner', 'recruiter'], keys: ['owner'], key: ['owner'] },
};

const branch = { name: { en: 'Branch' }, address: { en: '1 Nathan Road' }, district: '030503' };

describe('who may do what', () => {
  let site;
  let own;
  let other;
  const people = {};

  before(async () => {
    site = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'warning' });
    own = await company();
    other = await company();
    Object.assign(people, own.people);
    people.nobody = new Employer(site);
  });
  after(() => site.stop());

  /** A company with a person of each role, a branch and an invitation. */
  async function company() {
    const owner = await loggedIn(site);
    const { id } = await owner.found();
    const made = { id, people: { owner } };
    for (const role of ['recruiter', 'viewer']) made.people[role] = await colleague(owner, id, role);
    const { add_branch } = await owner.get('mutation ($id: ID!, $branch: BranchInput!) { add_branch(company: $id, branch: $branch) { id } }', { id, branch });
    made.branch = add_branch.id;
    const { invite } = await owner.get('mutation ($id: ID!, $email: String!) { invite(company: $id, email: $email, role: viewer) { id } }', { id, email: freshEmail() });
    made.invitation = invite.id;
    const { begin_draft } = await owner.get('mutation ($id: ID!) { begin_draft(company: $id, key: "first") { id } }', { id });
    made.draft = begin_draft.id;
    const { make_key } = await owner.get('mutation ($id: ID!) { make_key(company: $id, name: "Key") { key { id } } }', { id });
    made.key = make_key.key.id;
    made.import = (await (await owner.upload(`companies/${id}/jobs/import`, 'name_en\nWaiter\n', 'jobs.csv')).json()).data.id;
    return made;
  }

  /** Arguments that name things of `where`, and change nothing for whoever is let through. */
  function argumentsFor(field, where, named = where.id) {
    const unlessOwn = (id) => (where === own ? 'ffffffffffffffffffffffff' : id);
    const draftFields = ['edit_job', 'save_draft', 'publish_job', 'unschedule_job'];
    const keyFields = ['revoke_key', 'set_webhook', 'remove_webhook', 'send_test_event', 'send_again'];
    const inJobs = { ...Object.fromEntries(draftFields.map((name) => [name, where.draft])), ...Object.fromEntries(keyFields.map((name) => [name, unlessOwn(where.key)])), confirm_import: unlessOwn(where.import) };
    const ids = { ...inJobs, company: named, withdraw_invitation: unlessOwn(where.invitation), remove_branch: unlessOwn(where.branch), update_branch: where.branch };
    const values = {
      company: field.name === 'found_company' ? { name: { en: 'Third' }, registration_number: '1', proof_kind: 'business_registration' } : named,
      id: ids[field.name] ?? where.branch,
      person: where.people.owner.id,
      role: 'viewer',
      email: field.name === 'invite' ? where.people.viewer.email : 'no address',
      code: '1',
      token: 'guessed',
      term: 'a',
      link: 'nowhere',
      ids: ['ffffffffffffffffffffffff'],
      name: field.name === 'close_company' ? 'not its name' : 'www.example.hk',
      kind: 'messages',
      timing: 'daily',
      change: {},
      branch,
      change_jobs: false,
      key: 'walk',
      job: field.name === 'close_filled_job' ? 'ffffffffffffffffffffffff' : {},
      applicant: 'ffffffffffffffffffffffff',
      status: 'Reviewed',
      text: 'A note',
      interview: { times: ['2027-01-04T02:00:00.000Z'], is_by_telephone: true },
      up_to: 1,
      number: 1,
      outcome: 'held',
      job_type: 'no type',
      district: '030503',
      unit: 'hour',
      amount: 60,
      version: 999,
      reason: 'not_needed',
      url: 'no address',
      delivery: 'ffffffffffffffffffffffff',
    };
    return Object.fromEntries(field.args.filter((arg) => arg.name in values && (String(arg.type).endsWith('!') || arg.name === 'ids' || arg.name === 'name')).map((arg) => [arg.name, values[arg.name]]));
  }

  function question(kind, field, values) {
    const used = field.args.filter((arg) => arg.name in values);
    const declared = used.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
    const given = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
    return `${kind.toLowerCase()} ${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${selection} }`;
  }

  const ask = (who, kind, field, where, named) => {
    const values = argumentsFor(field, where, named);
    return who.refusal(question(kind, field, values), values);
  };

  const topFields = ['Query', 'Mutation'].flatMap((kind) => Object.values(schema.getType(kind).getFields()).map((field) => [kind, field]));

  test('[10.09] every field of the contract has a rule', () => {
    for (const kind of ['Query', 'Mutation']) assert.deepEqual(Object.keys(schema.getType(kind).getFields()).sort(), Object.keys(rules[kind]).sort());
  });

  for (const [kind, field] of topFields) {
    // Those that would end the session of who asks are asked with other arguments elsewhere.
    if (field.name === 'log_out') continue;
    const rule = rules[kind]?.[field.name];
    test(`[10.06] [10.09] ${kind}.${field.name}`, async () => {
      const byNobody = await ask(people.nobody, kind, field, own);
      assert.equal(byNobody === notLoggedIn, rule !== everybody, `nobody: ${byNobody}`);
      if (!Array.isArray(rule)) return;
      for (const role of roles) {
        if (field.name === 'leave_company') continue;
        const answer = await ask(people[role], kind, field, own);
        assert.equal(answer === denied, !rule.includes(role), `${role}: ${answer}`);
        assert.notEqual(answer, notFound);
      }
      for (const role of roles) {
        const strange = await ask(people[role], kind, field, other);
        const missing = await ask(people[role], kind, field, other, 'ffffffffffffffffffffffff');
        // What is wrong with the arguments themselves may be said before; nothing of the company is.
        assert.equal(strange, missing, `${role}: another's company answers as one that does not exist`);
        assert.ok(strange !== nobody && strange !== denied, `${role}: ${strange}`);
      }
      // Something of another company below one's own.
      if (field.args.some((arg) => ['id', 'person'].includes(arg.name)) && field.name !== 'company') {
        const mixed = await ask(people.owner, kind, field, other, own.id);
        assert.equal(mixed, notThere);
      }
    });
  }

  for (const field of Object.values(schema.getType('Company').getFields())) {
    test(`[10.09] Company.${field.name}`, async () => {
      const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
      const ids = { branch: own.branch, job: own.draft, job_import: own.import, key: own.key, applicant: 'ffffffffffffffffffffffff' };
      // Nobody has applied.
      const allowed = field.name === 'applicant' ? notThere : nobody;
      const given = ids[field.name] ? `(id: "${ids[field.name]}")` : '';
      for (const role of roles) {
        const answer = await people[role].refusal(`query ($id: ID!) { company(id: $id) { ${field.name}${given} ${selection} } }`, { id: own.id });
        assert.equal(answer, (rules.Company[field.name] ?? roles).includes(role) ? allowed : denied, role);
      }
    });
  }

  test('[10.06] a branch of another company is not there', async () => {
    const query = 'query ($id: ID!, $branch: ID!) { company(id: $id) { branch(id: $branch) { id } } }';
    assert.equal(await people.owner.refusal(query, { id: own.id, branch: other.branch }), notThere);
    assert.equal(await people.owner.refusal(query, { id: own.id, branch: 'ffffffffffffffffffffffff' }), notThere);
  });

  test('[10.06] [10.09] files go by the same rules', async () => {
    const status = async (who, id, part) => (await who.upload(`companies/${id}/${part}`, '%PDF-1.7', 'a.pdf')).status;
    for (const part of ['logo', 'proof', 'jobs/import']) {
      assert.equal(await status(people.nobody, own.id, part), 401);
      for (const role of part === 'jobs/import' ? ['viewer'] : ['recruiter', 'viewer']) assert.equal(await status(people[role], own.id, part), 403);
      assert.equal(await status(people.owner, other.id, part), 404);
      assert.equal(await status(people.owner, 'ffffffffffffffffffffffff', part), 404);
    }
  });

  test('[10.06] a job, import or key of another company is not there', async () => {
    for (const [field, id] of [['job', other.draft], ['job_import', other.import], ['key', other.key]]) {
      const query = `query ($company: ID!, $id: ID!) { company(id: $company) { ${field}(id: $id) { id } } }`;
      assert.equal(await people.owner.refusal(query, { company: own.id, id }), notThere);
      assert.equal(await people.owner.refusal(query, { company: own.id, id: 'ffffffffffffffffffffffff' }), notThere);
    }
    const preview = async (who, company, job) => (await who.download(`companies/${company}/jobs/${job}/preview?locale=en`)).status;
    assert.equal(await preview(people.nobody, own.id, own.draft), 401);
    assert.equal(await preview(people.owner, own.id, other.draft), 404);
    assert.equal(await preview(people.owner, other.id, other.draft), 404);
  });
});
