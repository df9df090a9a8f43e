/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MakeKeyMutation, MakeKeyMutationVariables } from '../graphql';

export const MakeKeyDocument: DocumentTypeDecoration<MakeKeyMutation, MakeKeyMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:bbe76d47f962ceb3f44fd7a339cbfdea1e5bc5cebfe390fddc2b9ae8d7aa6aca' },
};
