/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MeQuery, MeQueryVariables } from '../graphql';

export const MeDocument: DocumentTypeDecoration<MeQuery, MeQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b0a2f8adba7badb29b829276bb74d10473af29987a73d89f19f2df8c86492735' },
};
