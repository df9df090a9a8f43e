/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { WithdrawApplicationMutation, WithdrawApplicationMutationVariables } from '../graphql';

export const WithdrawApplicationDocument: DocumentTypeDecoration<WithdrawApplicationMutation, WithdrawApplicationMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6991b6637b5dfa2f5ccdeeff7562c060b123c9547d1a590855f6f04231abe933' },
};
