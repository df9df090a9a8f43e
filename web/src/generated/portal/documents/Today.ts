/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TodayQuery, TodayQueryVariables } from '../graphql';

export const TodayDocument: DocumentTypeDecoration<TodayQuery, TodayQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:40092932cdb8f9febc8e3d2359944cc51b6e785af4cf1d95d525da1b38e0338d' },
};
