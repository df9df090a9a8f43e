// Checks answers against api/openapi.yaml.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const { parse } = createRequire(join(root, 'web/package.json'))('yaml');

export const contract = parse(readFileSync(join(root, 'api/openapi.yaml'), 'utf8'));

function deref(node) {
  if (node?.$ref === undefined) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at, name) => at[name], contract);
}

function typeOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/**
 * All mismatches of a value with a schema, each with its path. Supports the keywords that our contract uses.
 */
export function problems(value, schemaOrRef, at = '$') {
  const schema = deref(schemaOrRef);
  const known = ['type', 'enum', 'const', 'pattern', 'required', 'properties', 'additionalProperties', 'oneOf', 'items', 'maxItems', 'minimum', 'maximum', 'description', 'example'];
  for (const word of Object.keys(schema)) assert.ok(known.includes(word), `${at}: the contract uses ${word}, which nobody checks`);
  const found = [];
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.includes(typeOf(value))) return [`${at} is ${typeOf(value)}, not ${types.join(' or ')}`];
  if ('const' in schema && value !== schema.const) found.push(`${at} is not ${schema.const}`);
  if (schema.enum && !schema.enum.includes(value)) found.push(`${at} is none of ${schema.enum}`);
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) found.push(`${at} does not look like ${schema.pattern}`);
  if (schema.minimum !== undefined && value < schema.minimum) found.push(`${at} is below ${schema.minimum}`);
  if (schema.maximum !== undefined && value > schema.maximum) found.push(`${at} is above ${schema.maximum}`);
  if (schema.oneOf && schema.oneOf.filter((one) => problems(value, one, at).length === 0).length !== 1) found.push(`${at} is not one of its forms`);
  if (typeOf(value) === 'array') {
    if (value.length > (schema.maxItems ?? Infinity)) found.push(`${at} has more than ${schema.maxItems}`);
    if (schema.items) for (const [n, item] of value.entries()) found.push(...problems(item, schema.items, `${at}[${n}]`));
  }
  if (typeOf(value) === 'object') {
    for (const name of schema.required ?? []) if (!(name in value)) found.push(`${at}.${name} is missing`);
    for (const [name, member] of Object.entries(value)) {
      const described = schema.properties?.[name];
      if (described) found.push(...problems(member, described, `${at}.${name}`));
      else if (schema.additionalProperties === false) found.push(`${at}.${name} is not described`);
    }
  }
  return found;
}

const seen = new Set();

const methods = ['get', 'put', 'post', 'delete'];

/** The calls of a tag: [path, method, call]. */
export function callsOf(tag) {
  return Object.entries(contract.paths).flatMap(([path, calls]) =>
    methods.flatMap((method) => (calls[method]?.tags.includes(tag) ? [[path, method, calls[method]]] : [])),
  );
}

/** The documented answers of a tag's calls that expectDocumented() has not seen in this process. */
export function unseenAnswers(tag) {
  const all = callsOf(tag).flatMap(([path, method, call]) => Object.keys(call.responses).map((status) => `${method} ${path} ${status}`));
  return all.filter((answer) => !seen.has(answer));
}

/** Checks an answer against the contract for its call and status; returns the body. */
export async function expectDocumented(path, answer, method = 'post') {
  const documented = deref(contract.paths[path][method].responses[String(answer.status)]);
  assert.ok(documented, `${method} ${path} answered ${answer.status}, which is not documented`);
  seen.add(`${method} ${path} ${answer.status}`);
  for (const [name, headerOrRef] of Object.entries(documented.headers ?? {})) {
    const header = deref(headerOrRef);
    assert.deepEqual(problems(answer.headers.get(name), header.schema, name), [], path);
  }
  if (documented.content === undefined) {
    assert.equal(await answer.text(), '', `${method} ${path} ${answer.status} has no body`);
    return undefined;
  }
  assert.match(answer.headers.get('content-type'), /^application\/json/);
  const body = await answer.json();
  assert.deepEqual(problems(body, documented.content['application/json'].schema), [], `${method} ${path} ${answer.status}`);
  return body;
}
