// The REST calls as a page to read: by tag, each with what it takes and answers.
import { cell, errorTable, oneLine, refusals, sentences } from './api-docs-graphql.mjs';

const methods = ['get', 'put', 'post', 'patch', 'delete'];

export function restReference(contract, errors) {
  const deref = (node) =>
    node?.$ref === undefined
      ? node
      : node.$ref
          .slice(2)
          .split('/')
          .reduce((at, name) => at[name], contract);
  const nameOf = (node) => /^#\/components\/schemas\/(.*)$/.exec(node?.$ref ?? '')?.[1];
  const link = (name) => `[${name}](#${name.toLowerCase()})`;

  /** The type of a schema in a few words. */
  function typeOf(schema) {
    const name = nameOf(schema);
    if (name) return link(name);
    if (schema.oneOf) return schema.oneOf.map(typeOf).join(' or ');
    if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
    if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
    if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
    return [schema.type ?? 'anything'].flat().join(' or ');
  }
  function bounds({ minimum, maximum, maxItems, pattern, example }) {
    const told = [];
    if (minimum !== undefined) told.push(`at least ${minimum}`);
    if (maximum !== undefined) told.push(`at most ${maximum}`);
    if (maxItems !== undefined) told.push(`at most ${maxItems} of them`);
    if (pattern !== undefined) told.push(`like \`${pattern.replaceAll('|', '\\|')}\``);
    if (example !== undefined) told.push(`such as \`${JSON.stringify(example)}\``);
    return told.join(', ');
  }

  /** Rows of a table: each member of an object, and the members of those within it. */
  function rows(schema, prefix = '') {
    const object = schema?.type === 'array' ? schema.items : schema;
    if (nameOf(object) && prefix) return [];
    const { properties = {}, required = [] } = deref(object) ?? {};
    return Object.entries(properties).flatMap(([name, member]) => {
      const what = [cell(member.description), bounds(deref(member))].filter(Boolean).join('; ');
      const path = `${prefix}${name}`;
      const row = `| \`${path}\`${required.includes(name) ? '' : ' (may be left out)'} | ${typeOf(member)} | ${what} |`;
      return [row, ...(nameOf(member) ? [] : rows(member, `${path}${member.type === 'array' ? '[]' : ''}.`))];
    });
  }
  function shape(schema) {
    const found = rows(schema);
    if (nameOf(schema) || found.length === 0) return [typeOf(schema) + (bounds(schema) ? `, ${bounds(schema)}` : ''), ''];
    return [...(schema.type === 'array' ? ['A list; each of it:', ''] : []), '| member | type | |', '|---|---|---|', ...found, ''];
  }

  function contents(content = {}) {
    return Object.entries(content).flatMap(([type, { schema, example, examples }]) => {
      const shown = example ?? Object.values(examples ?? {})[0]?.value;
      const text = typeof shown === 'string' ? shown.trimEnd() : JSON.stringify(shown, null, 2);
      return [`\`${type}\`:`, '', ...(schema ? shape(schema) : []), ...(shown === undefined ? [] : ['```json', text, '```', ''])];
    });
  }

  function parameters(list = []) {
    if (list.length === 0) return [];
    const told = list.map(deref);
    return ['| parameter | in | type | |', '|---|---|---|---|', ...told.map((each) => `| \`${each.name}\`${each.required ? '' : ' (may be left out)'} | ${each.in} | ${typeOf(each.schema)} | ${[cell(each.description), bounds(deref(each.schema))].filter(Boolean).join('; ')} |`), ''];
  }

  function call(method, path, { summary, description, parameters: own = [], requestBody, responses }, shared) {
    const address = path.startsWith('/api/') ? path : `${contract.servers[0].url}${path}`;
    const lines = [`### ${method.toUpperCase()} ${address}`, '', `${oneLine(summary)}.`, ''];
    if (description) lines.push(oneLine(description), '');
    lines.push(...parameters([...shared, ...own]));
    if (requestBody) lines.push('**Body**', '', ...contents(deref(requestBody).content));
    lines.push('**Answers**', '');
    for (const [status, answer] of Object.entries(responses)) {
      const { description: what, content } = deref(answer);
      lines.push(`- ${status}: ${oneLine(what)}`);
      // What is refused has one form, told once below.
      if (status.startsWith('2') && content && !answer.$ref) lines.push('', ...contents(content));
      else if (status.startsWith('2') && answer.$ref) lines[lines.length - 1] += ` (${link(answer.$ref.split('/').at(-1))})`;
    }
    if (lines.at(-1) !== '') lines.push('');
    const named = refusals(description, errors);
    if (named.length) lines.push(...named.map((error) => `- E${error.code}: ${sentences(error, 'en', ' / ')}`), '');
    return lines;
  }

  const sections = contract.tags.flatMap(({ name, description }) => {
    const calls = Object.entries(contract.paths).flatMap(([path, item]) =>
      methods.filter((method) => item[method]?.tags?.includes(name)).flatMap((method) => call(method, path, item[method], item.parameters ?? [])));
    return [`## ${name}`, '', oneLine(description), '', ...calls];
  });
  const { schemas, responses } = contract.components;
  return `${[
    '# The REST calls',
    '',
    'Made from `api/openapi.yaml` and `api/errors.json` by `script/tools/api-docs.mjs`; what is changed here by hand is lost.',
    '',
    oneLine(contract.info.description),
    '',
    ...sections,
    '## Common answers',
    '',
    ...Object.entries(responses).flatMap(([name, { description, content }]) => [`### ${name}`, '', oneLine(description), '', ...contents(content)]),
    '## Common types',
    '',
    ...Object.entries(schemas).flatMap(([name, schema]) => [`### ${name}`, '', ...(schema.description ? [oneLine(schema.description), ''] : []), ...shape(schema)]),
    '## Refusals',
    '',
    ...errorTable(errors),
  ].join('\n')}\n`;
}
