/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TodayQuery, TodayQueryVariables } from '../graphql';

export const TodayDocument: DocumentTypeDecoration<TodayQuery, TodayQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d0ebad0556a8afd22fe14f396d01778c3e0dc9cf7d6467e1ca95c5cd3f6005a1' },
};
