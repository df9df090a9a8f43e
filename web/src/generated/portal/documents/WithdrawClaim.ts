/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { WithdrawClaimMutation, WithdrawClaimMutationVariables } from '../graphql';

export const WithdrawClaimDocument: DocumentTypeDecoration<WithdrawClaimMutation, WithdrawClaimMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:3ae9154d0fe9726f330b51810cd8218f999b504909438d755bcb23a62032478e' },
};
