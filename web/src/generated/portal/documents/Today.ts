/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TodayQuery, TodayQueryVariables } from '../graphql';

export const TodayDocument: DocumentTypeDecoration<TodayQuery, TodayQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:460e26d91631f8423e5ec9edfcda54b4d5ba4e4f80c8844d1b157aed03311024' },
};
