import type { CodegenConfig } from '@graphql-codegen/cli';
import { applications } from './applications.ts';

const config: CodegenConfig = { generates: {} };

for (const { name, schema, contract } of applications) {
  config.generates[`src/generated/${contract}/`] = {
    schema: `../api/${schema}`,
    documents: [`src/${name}/**/*.graphql`],
    preset: 'client',
    presetConfig: {
      fragmentMasking: false,
      persistedDocuments: { mode: 'replaceDocumentWithHash', hashAlgorithm: 'sha256' },
    },
    config: {
      documentMode: 'string',
      useTypeImports: true,
      enumsAsTypes: true,
      strictScalars: true,
      scalars: { Timestamp: 'string', Date: 'string' },
    },
  };
}

export default config;
