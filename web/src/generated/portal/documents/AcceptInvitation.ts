/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AcceptInvitationMutation, AcceptInvitationMutationVariables } from '../graphql';

export const AcceptInvitationDocument: DocumentTypeDecoration<AcceptInvitationMutation, AcceptInvitationMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d0bdd0d1309e562b98ead48f0fc971a44c3f93b832757a499f2ccb9194e9d121' },
};
