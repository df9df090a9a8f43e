/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AddBranchMutation, AddBranchMutationVariables } from '../graphql';

export const AddBranchDocument: DocumentTypeDecoration<AddBranchMutation, AddBranchMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:12b6c6bfefa054122fcfeda5367a1b33d8060035ac411dcdeb69ef3d44b62774' },
};
