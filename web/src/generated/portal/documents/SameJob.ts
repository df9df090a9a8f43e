/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SameJobQuery, SameJobQueryVariables } from '../graphql';

export const SameJobDocument: DocumentTypeDecoration<SameJobQuery, SameJobQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a86fe91f2eb28df8b71b72d0c894c3833c01a0b8f7a322dfcc2bdcdefc01b86e' },
};
