/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RemovePushMutation, RemovePushMutationVariables } from '../graphql';

export const RemovePushDocument: DocumentTypeDecoration<RemovePushMutation, RemovePushMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:7d54d2b9d6a7a54ca5ea6830186ad5ee4b6d7423f55c977c2a09e02cb6ddbff1' },
};
