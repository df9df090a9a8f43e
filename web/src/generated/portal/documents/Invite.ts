/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { InviteMutation, InviteMutationVariables } from '../graphql';

export const InviteDocument: DocumentTypeDecoration<InviteMutation, InviteMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:9d9a68e549925a201aadc583c1d23c3a6944432ca750703b8fb873fe85da38f4' },
};
