/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TodayQuery, TodayQueryVariables } from '../graphql';

export const TodayDocument: DocumentTypeDecoration<TodayQuery, TodayQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:768a8c8896482c11999486ed09bbdd1e69a3e1a5e8db67ae24f33e506ca0bce6' },
};
