// The GraphQL service as a page to read: operations first, then every type they lead to.

export const oneLine = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
/** For a cell of a table. */
export const cell = (text) => oneLine(text).replaceAll('|', '\\|');

/** The refusals that a description names by their codes. */
export function refusals(text, errors) {
  const codes = [...new Set([...(text ?? '').matchAll(/E(\d{6})/g)].map(([, code]) => Number(code)))];
  return codes.map((code) => errors.find((error) => error.code === code)).filter(Boolean);
}

/** All sentences of a code: several refusals may share it (`also` in api/errors.json). */
export const sentences = (error, language, between) =>
  [error, ...(error.also ?? [])].map((each) => each[language]).filter(Boolean).join(between);

export const errorTable = (errors) => [
  '| code | status | English | 中文 |',
  '|---|---|---|---|',
  ...errors.map((error) => `| E${error.code} | ${error.status} | ${['en', 'zh-hant'].map((each) => cell(sentences(error, each, '<br>'))).join(' | ')} |`),
];

export function graphqlReference(schema, { isEnumType, isInputObjectType, isObjectType, isScalarType, isUnionType, isInterfaceType, isSpecifiedScalarType, getNamedType, astFromValue, print }, errors, { title, sources, howToAsk }) {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const operations = roots.flatMap((each) => Object.keys(each.getFields()));
  const anchor = (name) => `[${name}](#${name.toLowerCase()})`;
  // The second heading of a name, whatever its case, is numbered.
  const typeAnchor = (name) => (operations.includes(name.toLowerCase()) ? `[${name}](#${name.toLowerCase()}-1)` : anchor(name));
  const linked = (type) => {
    const named = getNamedType(type);
    const [before, after] = String(type).split(named.name);
    return isSpecifiedScalarType(named) ? `\`${type}\`` : `${before.replaceAll('[', '\\[')}${typeAnchor(named.name)}${after.replaceAll(']', '\\]')}`;
  };
  const byDefault = (value) => (value.defaultValue === undefined ? '' : ` = \`${print(astFromValue(value.defaultValue, value.type))}\``);

  function operation(field) {
    const lines = [`### ${field.name}`, ''];
    if (field.description) lines.push(oneLine(field.description), '');
    lines.push(`Gives ${linked(field.type)}.`, '');
    if (field.args.length) {
      lines.push('| argument | type | |', '|---|---|---|');
      for (const arg of field.args) lines.push(`| \`${arg.name}\` | ${linked(arg.type)}${byDefault(arg)} | ${cell(arg.description)} |`);
      lines.push('');
    }
    for (const error of refusals(field.description, errors)) lines.push(`- E${error.code}: ${sentences(error, 'en', ' / ')}`);
    if (lines.at(-1) !== '') lines.push('');
    return lines;
  }

  function type(each) {
    const lines = [`### ${each.name}`, ''];
    if (each.description) lines.push(oneLine(each.description), '');
    if (isEnumType(each)) {
      lines.push(...each.getValues().map(({ name, description }) => `- \`${name}\`${description ? `: ${oneLine(description)}` : ''}`), '');
    } else if (isUnionType(each)) {
      lines.push(`One of ${each.getTypes().map(({ name }) => typeAnchor(name)).join(', ')}.`, '');
    } else if (isObjectType(each) || isInputObjectType(each) || isInterfaceType(each)) {
      lines.push('| field | type | |', '|---|---|---|');
      for (const field of Object.values(each.getFields())) {
        const args = field.args?.length ? `(${field.args.map((arg) => `${arg.name}: ${arg.type}`).join(', ')})` : '';
        lines.push(`| \`${field.name}${args}\` | ${linked(field.type)}${isInputObjectType(each) ? byDefault(field) : ''} | ${cell(field.description)} |`);
      }
      lines.push('');
    }
    return lines;
  }

  const types = Object.values(schema.getTypeMap())
    .filter((each) => !each.name.startsWith('__') && !roots.includes(each) && !isSpecifiedScalarType(each))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const kinds = [
    ['Types', (each) => isObjectType(each) || isUnionType(each) || isInterfaceType(each)],
    ['Inputs', isInputObjectType],
    ['Enumerations', isEnumType],
    ['Scalars', isScalarType],
  ];
  const [queries, mutations] = roots.map((each) => Object.values(each.getFields()));
  return `${[
    `# ${title}`,
    '',
    `Made from ${sources} by \`script/tools/api-docs.mjs\`; what is changed here by hand is lost.`,
    '',
    oneLine(schema.description),
    '',
    ...howToAsk,
    '',
    `Queries: ${queries.map(({ name }) => anchor(name)).join(', ')}.`,
    '',
    `Mutations: ${mutations.map(({ name }) => anchor(name)).join(', ')}.`,
    '',
    '## Queries',
    '',
    ...queries.flatMap(operation),
    '## Mutations',
    '',
    ...mutations.flatMap(operation),
    ...kinds.flatMap(([title, is]) => [`## ${title}`, '', ...types.filter(is).flatMap(type)]),
    '## Refusals',
    '',
    ...errorTable(errors),
  ].join('\n')}\n`;
}
