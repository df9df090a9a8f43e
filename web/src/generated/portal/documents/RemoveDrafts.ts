/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RemoveDraftsMutation, RemoveDraftsMutationVariables } from '../graphql';

export const RemoveDraftsDocument: DocumentTypeDecoration<RemoveDraftsMutation, RemoveDraftsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:19e969e3383dea04c469a8c13cf59b52c56a1705f5d06fbb0840f0d36b18e2b1' },
};
