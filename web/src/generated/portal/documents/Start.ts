/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { StartQuery, StartQueryVariables } from '../graphql';

export const StartDocument: DocumentTypeDecoration<StartQuery, StartQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:cf80815862647fcde19cc88cde39a4b73c9e847b8a39cc2f7d576099faa924c2' },
};
