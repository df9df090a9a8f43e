/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DecideMutation, DecideMutationVariables } from '../graphql';

export const DecideDocument: DocumentTypeDecoration<DecideMutation, DecideMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:0709bbd7d25adc6701ac767d1ba507c2d6fbb26aa1d6794e8a89ffe06d4367ea' },
};
