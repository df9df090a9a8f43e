/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TodayQuery, TodayQueryVariables } from '../graphql';

export const TodayDocument: DocumentTypeDecoration<TodayQuery, TodayQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c17fde3d1207f282f0e67785515e650ab79375e8ae530a13c802df7a74d6d9e5' },
};
