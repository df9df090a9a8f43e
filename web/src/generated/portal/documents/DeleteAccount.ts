/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DeleteAccountMutation, DeleteAccountMutationVariables } from '../graphql';

export const DeleteAccountDocument: DocumentTypeDecoration<DeleteAccountMutation, DeleteAccountMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:192c676e148251b10a743767ea6a065e3362f74d380ea3680f5f33af8834ce98' },
};
