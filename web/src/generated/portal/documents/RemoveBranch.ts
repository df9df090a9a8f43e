/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RemoveBranchMutation, RemoveBranchMutationVariables } from '../graphql';

export const RemoveBranchDocument: DocumentTypeDecoration<RemoveBranchMutation, RemoveBranchMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:8e7a414b262de54b11909ce8d59cb85f9e651bbff579ecc3001fc14124cec023' },
};
