/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TradesQuery, TradesQueryVariables } from '../graphql';

export const TradesDocument: DocumentTypeDecoration<TradesQuery, TradesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f04edf81de63be126225cc0132817c57a29287d0a56ab7401d3efc828dab5a5e' },
};
