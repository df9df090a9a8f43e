/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { BranchQuery, BranchQueryVariables } from '../graphql';

export const BranchDocument: DocumentTypeDecoration<BranchQuery, BranchQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:9e72d6acb30733c47ef5b7ebbd8a09cd4fd70ca32ff912bbe0ef5ac3bca41d26' },
};
