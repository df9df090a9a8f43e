/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DeleteAccountMutation, DeleteAccountMutationVariables } from '../graphql';

export const DeleteAccountDocument: DocumentTypeDecoration<DeleteAccountMutation, DeleteAccountMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:8ee349c238381eab67747d6c392bf28ee2d4ce41e3c0ac06cd7fb85584c89977' },
};
