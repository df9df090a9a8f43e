/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { WithdrawInvitationMutation, WithdrawInvitationMutationVariables } from '../graphql';

export const WithdrawInvitationDocument: DocumentTypeDecoration<WithdrawInvitationMutation, WithdrawInvitationMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b6f723b632f3f33ebb86815b77df2786d4a1ed563c86072fe17763b6af193811' },
};
