/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { OfferInterviewMutation, OfferInterviewMutationVariables } from '../graphql';

export const OfferInterviewDocument: DocumentTypeDecoration<OfferInterviewMutation, OfferInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:56c58cab62fafd8ccf495fb10e3d997ed96368df83dc5433b8cc94cd2abef786' },
};
