/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { OneApplicationQuery, OneApplicationQueryVariables } from '../graphql';

export const OneApplicationDocument: DocumentTypeDecoration<OneApplicationQuery, OneApplicationQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:aa10d8c284ed5d045cd10179dd3419fb519998d79c7cdd57d4591f80c56b54cb' },
};
