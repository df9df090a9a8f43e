/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RevokeKeyMutation, RevokeKeyMutationVariables } from '../graphql';

export const RevokeKeyDocument: DocumentTypeDecoration<RevokeKeyMutation, RevokeKeyMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a97d728c5e1a2dc70527d2304e1c2fa02e10d6096550438cec7c1d855f9392e0' },
};
