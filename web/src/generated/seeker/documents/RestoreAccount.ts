/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RestoreAccountMutation, RestoreAccountMutationVariables } from '../graphql';

export const RestoreAccountDocument: DocumentTypeDecoration<RestoreAccountMutation, RestoreAccountMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:81a0ccaf42e9927dc3163e52c2b9269db1cf1189b5708718cff5e21a5d7104e7' },
};
