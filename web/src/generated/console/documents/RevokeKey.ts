/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RevokeKeyMutation, RevokeKeyMutationVariables } from '../graphql';

export const RevokeKeyDocument: DocumentTypeDecoration<RevokeKeyMutation, RevokeKeyMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:3f00c6416c1e06cc4337b8c60158413979c6a2afb1bd5995e51e8ad983b649a1' },
};
