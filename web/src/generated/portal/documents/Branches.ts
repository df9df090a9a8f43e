/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { BranchesQuery, BranchesQueryVariables } from '../graphql';

export const BranchesDocument: DocumentTypeDecoration<BranchesQuery, BranchesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:1e06df6edcda84781c712bc3838ee831824acd6a7313d9006cca7eaad8470eed' },
};
