import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';
import { execution } from './documents/execution.mjs';
import { schemaTexts } from './documents/schema_faults.mjs';
import { syntax } from './documents/syntax.mjs';
import { validation } from './documents/validation.mjs';
import { Engine } from './engine.mjs';
import { bend, damage, entangle, Generator } from './generator.mjs';
import { comparable, oracle } from './oracle.mjs';
import { Random } from '../support/random.mjs';
import { schemas } from './schemas.mjs';

const generated = Number(process.env.GRAPHQL_ORACLE_DOCUMENTS ?? 1000);
const seed = Number(process.env.GRAPHQL_ORACLE_SEED ?? 20261115);

const engine = new Engine();
const known = {};

before(async () => {
  for (const [name, text] of Object.entries(schemas)) {
    assert.deepEqual(await engine.schema(name, text), {});
    known[name] = oracle.schema(text).schema;
  }
});
after(() => engine.close());

const about = ({ text, variables, operationName }) => JSON.stringify({ text, variables, operationName });
const agree = (ours, theirs, question) => assert.deepEqual(comparable(ours), comparable(theirs), question);

describe('both read the same', () => {
  for (const [title, texts] of Object.entries(syntax)) {
    test(title, async () => {
      for (const text of texts) agree(await engine.parse(text), oracle.parse(text), text);
    });
  }
  test('every hand-picked document', async () => {
    const texts = [
      ...Object.values(schemas),
      ...Object.values(validation).flat(),
      ...Object.values(schemaTexts).flat(),
    ];
    for (const text of texts) agree(await engine.parse(text), oracle.parse(text), text);
  });
});

describe('both find the same faults in schemas', () => {
  for (const [title, texts] of Object.entries(schemaTexts)) {
    test(title, async () => {
      for (const text of texts) {
        const { errors } = oracle.schema(text);
        agree(await engine.schema('tried', text), errors ? { errors } : {}, text);
      }
    });
  }
});

describe('both find the same faults in documents', () => {
  for (const [title, texts] of Object.entries(validation)) {
    test(title, async () => {
      const valid = [];
      for (const text of texts) {
        const theirs = oracle.validate(known.pets, text);
        valid.push(theirs.errors.length === 0);
        agree(await engine.validate('pets', text), theirs, text);
      }
      assert.ok(
        valid.includes(true) && valid.includes(false),
        'a section has documents that keep it and that break it',
      );
    });
  }
});

describe('both answer the same', () => {
  for (const [title, requests] of Object.entries(execution)) {
    test(title, async () => {
      for (const request of requests) {
        agree(await engine.execute('pets', request), oracle.execute(known.pets, request), about(request));
      }
    });
  }
});

describe('the engine describes its schema', () => {
  for (const name of Object.keys(schemas)) {
    test(name, async () => {
      const text = getIntrospectionQuery({
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
      });
      const request = { text, root: {} };
      const ours = await engine.execute(name, request);
      assert.deepEqual(ours, oracle.execute(known[name], request));
      const print = (schema) => printSchema(lexicographicSortSchema(schema));
      assert.equal(print(buildClientSchema(ours.data)), print(known[name]));
    });
  }
});

// Questions go out a batch at a time: the engine answers while graphql-js does.
async function agreeOnAll(count, make, ask) {
  const batch = 100;
  for (let done = 0; done < count; done += batch) {
    const questions = Array.from({ length: Math.min(batch, count - done) }, make);
    await Promise.all(questions.map((question) => ask(question)));
  }
}

describe('both agree on generated documents', () => {
  for (const name of Object.keys(schemas)) {
    test(`${generated} requests on ${name}, seed ${seed}`, async () => {
      const random = new Random(seed);
      const generator = new Generator(known[name], random);
      await agreeOnAll(
        generated,
        () => generator.request(),
        async (request) => {
          const ours = engine.execute(name, request);
          const theirs = oracle.execute(known[name], request);
          agree(await ours, theirs, about(request));
        },
      );
    });
    for (const spoil of [damage, bend, entangle]) {
      test(`${generated} documents on ${name} after ${spoil.name}, seed ${seed}`, async () => {
        const random = new Random(seed + 1);
        const generator = new Generator(known[name], random);
        await agreeOnAll(
          generated,
          () => spoil(generator.request().text, random),
          async (text) => {
            const printed = engine.parse(text);
            const errors = engine.validate(name, text);
            agree(await printed, oracle.parse(text), text);
            agree(await errors, oracle.validate(known[name], text), text);
          },
        );
      });
    }
  }
});
