/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AcceptInvitationMutation, AcceptInvitationMutationVariables } from '../graphql';

export const AcceptInvitationDocument: DocumentTypeDecoration<AcceptInvitationMutation, AcceptInvitationMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d90ed6409d542daee3879611114b503460e5de6d3e918af9d51d91f37bf61d08' },
};
