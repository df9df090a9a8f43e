/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { OfferInterviewMutation, OfferInterviewMutationVariables } from '../graphql';

export const OfferInterviewDocument: DocumentTypeDecoration<OfferInterviewMutation, OfferInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:dc185df0d060ef179762ae1a38825503b85f148b72fec2723062135cf2252b26' },
};
