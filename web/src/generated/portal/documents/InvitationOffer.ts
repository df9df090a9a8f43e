/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { InvitationOfferQuery, InvitationOfferQueryVariables } from '../graphql';

export const InvitationOfferDocument: DocumentTypeDecoration<InvitationOfferQuery, InvitationOfferQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:9ec3da9283e280bbd16e2c4fa0858e1d82082389377d2d99eaab848ba2e2b2c7' },
};
