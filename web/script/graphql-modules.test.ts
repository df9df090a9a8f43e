import type { Types } from '@graphql-codegen/plugin-helpers';
import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { graphqlModules } from './graphql-modules.ts';

const schema = parse('type Query { job: Job! }  type Job { _id: ID!  name: String! }');
const query = 'query Job { job { ...Card } }';
const fragment = 'fragment Card on Job { _id name }';
const other = 'query Other { job { _id } }';

/** The files generated for documents, with the contents of those that no third-party plugin writes. */
async function filesOf(...texts: string[]): Promise<Map<string, string>> {
  const sections = await graphqlModules.buildGeneratesSection({
    baseOutputDir: 'out/',
    schema,
    schemaAst: buildSchema('type Query { job: Int }'),
    documents: texts.map((text): Types.DocumentFile => ({ location: '', document: parse(text), hash: '' })),
    config: {},
    plugins: [],
    pluginMap: {},
    presetConfig: {},
    documentTransforms: [],
  });
  const files = sections.map(async ({ filename, pluginMap }) => {
    const { content } = pluginMap;
    return [filename, content ? String(await content.plugin(schema as never, [], {})) : ''] as const;
  });
  return new Map(await Promise.all(files));
}

test('each operation is a module of its own', async () => {
  const files = await filesOf(query, fragment, other);
  expect([...files.keys()]).toEqual([
    'out/graphql.ts',
    'out/documents/Job.ts',
    'out/documents/Other.ts',
    'out/persisted-documents.json',
  ]);
  expect(files.get('out/documents/Job.ts')).toContain('export const JobDocument: ');
  expect(files.get('out/documents/Job.ts')).not.toContain('Other');
});

test('a document is sent as the hash of its text, with its fragments', async () => {
  const files = await filesOf(query, fragment);
  const persisted = JSON.parse(files.get('out/persisted-documents.json') ?? '') as Record<string, string>;
  const [[hash, text] = []] = Object.entries(persisted);
  expect(text).toBe('fragment Card on Job { _id name } query Job { job { ...Card } }');
  expect(files.get('out/documents/Job.ts')).toContain(`hash: '${hash}'`);
  expect(await filesOf(fragment, query)).toEqual(files);
});

test('a fragment that is nowhere is an error', async () => {
  await expect(async () => filesOf(query)).rejects.toThrow('There is no fragment Card');
});
