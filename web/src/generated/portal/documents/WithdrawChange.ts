/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { WithdrawChangeMutation, WithdrawChangeMutationVariables } from '../graphql';

export const WithdrawChangeDocument: DocumentTypeDecoration<WithdrawChangeMutation, WithdrawChangeMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:24eb4f50781bf21e4de1288b6daa5fe96720e85a2716f91389a1e579efcd0da6' },
};
