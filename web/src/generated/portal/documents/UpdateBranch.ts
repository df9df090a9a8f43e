/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateBranchMutation, UpdateBranchMutationVariables } from '../graphql';

export const UpdateBranchDocument: DocumentTypeDecoration<UpdateBranchMutation, UpdateBranchMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f77ebfe9222063801660adc16ac20a95640aa6cb6ebe70ef82e93e49c3e0cc51' },
};
