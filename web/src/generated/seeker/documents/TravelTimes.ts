/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TravelTimesQuery, TravelTimesQueryVariables } from '../graphql';

export const TravelTimesDocument: DocumentTypeDecoration<TravelTimesQuery, TravelTimesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e6eac79dd6b9d2296644d209e0af523365139d06fb570461b106e7f1554b91ac' },
};
