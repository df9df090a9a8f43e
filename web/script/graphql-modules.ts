import { createHash } from 'node:crypto';
import type { Types } from '@graphql-codegen/plugin-helpers';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { printExecutableGraphQLDocument } from '@graphql-tools/documents';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, visit } from 'graphql';

/** An operation of the documents, and its hash. */
interface PersistedOperation {
  name: string;
  /** The name in the generated types. */
  kind: 'Query' | 'Mutation' | 'Subscription';
  text: string;
  hash: string;
}

/** All fragments that an operation uses, directly or through other fragments. */
function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    [Kind.FRAGMENT_SPREAD](spread) {
      const fragment = fragments.get(spread.name.value);
      if (fragment === undefined) throw new Error(`There is no fragment ${spread.name.value}`);
      if (!found.has(fragment)) fragmentsOf(fragment, fragments, found.add(fragment));
    },
  });
  return found;
}

const kinds = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

function operationsOf(documents: readonly Types.DocumentFile[]): PersistedOperation[] {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      const all = { kind: Kind.DOCUMENT, definitions: [node, ...fragmentsOf(node, fragments)] } as const;
      const text = printExecutableGraphQLDocument(all);
      const hash = `sha256:${createHash('sha256').update(text).digest('hex')}`;
      return { name: node.name?.value ?? '', kind: kinds[node.operation], text, hash };
    });
}

const notice = '/* Generated from api/ and the documents of the application. */';

/** The hash stands for the document; the types describe its variables and result. */
function documentModule({ name, kind, hash }: PersistedOperation): string {
  const types = [`${name}${kind}`, `${name}${kind}Variables`];
  return [
    notice,
    "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';",
    `import type { ${types.join(', ')} } from '../graphql';`,
    '',
    `export const ${name}Document: DocumentTypeDecoration<${types.join(', ')}> & { __meta__: { hash: string } } = {`,
    `  __meta__: { hash: '${hash}' },`,
    '};',
    '',
  ].join('\n');
}

/**
 * A graphql-codegen preset for a folder: `graphql.ts` with the types of all operations,
 * `documents/<Operation>.ts` for each operation, so that a page loads only its own documents, and
 * `persisted-documents.json` for the server.
 */
export const graphqlModules: Types.OutputPreset = {
  buildGeneratesSection({ baseOutputDir, documents, schema, config }) {
    const operations = operationsOf(documents);
    const persisted = Object.fromEntries(operations.map(({ hash, text }) => [hash, text]));
    const file = (name: string, content: string): Types.GenerateOptions => ({
      filename: `${baseOutputDir}${name}`,
      plugins: [{ content: {} }],
      pluginMap: { content: { plugin: () => content } },
      schema,
      documents: [],
      config: {},
    });
    return Promise.resolve([
      {
        filename: `${baseOutputDir}graphql.ts`,
        plugins: [{ operationTypes: {} }],
        pluginMap: { operationTypes },
        schema,
        documents,
        config,
      },
      ...operations.map((operation) => file(`documents/${operation.name}.ts`, documentModule(operation))),
      file('persisted-documents.json', JSON.stringify(persisted, null, 2)),
    ]);
  },
};
