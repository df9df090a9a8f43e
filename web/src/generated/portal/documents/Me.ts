/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MeQuery, MeQueryVariables } from '../graphql';

export const MeDocument: DocumentTypeDecoration<MeQuery, MeQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:50bbe8f6a0e24d1d8afd758436c9bfbae76de0a94c8a02c2cfb553d28a9d1f4b' },
};
