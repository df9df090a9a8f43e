/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RateMutation, RateMutationVariables } from '../graphql';

export const RateDocument: DocumentTypeDecoration<RateMutation, RateMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:55100986a5be5530b47d4ce0cc2437f134faa971dc1639dec302ea64663fa15d' },
};
