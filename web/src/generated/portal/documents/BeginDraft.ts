/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { BeginDraftMutation, BeginDraftMutationVariables } from '../graphql';

export const BeginDraftDocument: DocumentTypeDecoration<BeginDraftMutation, BeginDraftMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:05061b6920eb2eb5f4d74f8bf03be79706271695fa0496c765fa116092141d64' },
};
