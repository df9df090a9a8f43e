/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RecommendedJobsQuery, RecommendedJobsQueryVariables } from '../graphql';

export const RecommendedJobsDocument: DocumentTypeDecoration<RecommendedJobsQuery, RecommendedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2225e3afc219ff7da6f1580809f4fb8049519479513d1b0425ca859a30217ecf' },
};
