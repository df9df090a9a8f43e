/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RecommendedJobsQuery, RecommendedJobsQueryVariables } from '../graphql';

export const RecommendedJobsDocument: DocumentTypeDecoration<RecommendedJobsQuery, RecommendedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e50a31ac53ff3f7583c1bcdaf30ca61f4a270717908090c038d84f05f4214bba' },
};
